"""Who a request comes from, how much it may use, and whether it comes from our own pages."""
