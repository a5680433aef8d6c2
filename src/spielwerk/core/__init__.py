"""The engine: turns a rulebook into readable, cloneable, saveable, explainable code."""
