# What the server says when it refuses something.
error-no-session = Choose a name first.
error-no-such-table = There is no such table, or you may not see it.
error-no-such-game = There is no game “{ $game }”.
error-no-such-language = There are no texts in “{ $language }”.
error-no-such-path = There is nothing at this address.
error-no-such-link = This link has been used already, has expired or never existed.
error-no-such-step = The game has { $steps } steps; there is no step { $step }.
error-name-taken = This name already has an account. Choose another, or log in.
error-wrong-password = Name or password is wrong.
error-already-account = You have an account already.
error-foreign-origin = This request came from another site and was refused.
error-too-fast = Too many requests. Try again in { $seconds } s.
error-too-big = The request is too big: at most { $limit } bytes.
error-invalid-request = The request cannot be understood: { $problem }
error-method = This address does not answer { $method }.
error-not-your-seat = This seat is not yours.
error-not-host = Only the host of the table may do that.
error-not-seated = Only players of this table may do that.
error-not-open = The game has begun already.
error-not-playing = The game is not being played.
error-not-finished = That is possible only when the game is over.
error-no-open-seat = There is no open seat.
error-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
error-no-such-seat = There is no seat { $seat }.
error-seat-count = { $game } is played by { $seats } people, not { $given }.
error-bad-option = { $problem }
error-no-such-bot = There is no bot “{ $bot }”; there are: { $bots }.
error-nobody-here = At least one seat must be yours, or open for others.
error-stale = Meanwhile something happened at the table. Look again and decide anew.
error-invalid-action = That is no action of this game: { $problem }
error-client-id-reused = This client id was used for another request.
error-cannot-undo = Nothing of yours can be taken back: something was revealed or drawn, or the turn has passed.
error-cannot-take-back = The game cannot go back to that point.
error-proposal-open = Something else is being proposed to the table.
error-no-proposal = Nothing is being proposed.
error-not-absent = This player is not absent, or has not been for long enough.
error-bad-record = The record cannot be used: { $problem }
error-history-gone = This position can no longer be shown: the rules were corrected since.
error-no-spectators = This table admits no spectators.
error-unavailable = The server cannot do this at the moment. Try again.
error-restarting = The server is restarting. Try again in a moment.
error-too-many-sockets = Too many connections from your address.
