"""Pictures of the web pages: the lobby's landscape, paper textures, wordmark, app icons."""
