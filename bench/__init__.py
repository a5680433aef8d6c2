"""Side-by-side benchmarks: the same measure on other engines, in the same run."""
