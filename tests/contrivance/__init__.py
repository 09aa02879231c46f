"""The rules of Contrivance: the golden cases of its specification, its rule facts, its rulings, and invariants."""
