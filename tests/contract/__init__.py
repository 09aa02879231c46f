"""The contract laws that every game keeps. They are checked for every registered game, without tests of its own."""
