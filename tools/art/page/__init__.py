"""Pictures of the page itself: the lobby's landscape, paper, wordmark, app icons."""
