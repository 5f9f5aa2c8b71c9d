"""What a seat may know: views, and full states that could stand behind them."""
