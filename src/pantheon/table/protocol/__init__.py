"""The wire format of the WebSocket: requests, responses, and the models in them."""
