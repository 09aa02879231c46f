"""The rules of Contrivance: golden cases, rules, rulings, tables, views, whole games, and the bots."""
