# What is common to all games.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $players } must act first.
refusal-other-decision = Something else is to be decided now. { $prompt }
the-reader = you
list = { $before }{ $first ->
   *[other] { " and " }
}{ $last }
# The coach's warning.
coach-regret = Wait: “{ $action }” is much better here ({ $reason }). Do you want to go on all the same?
coach-regret-plain = Wait: “{ $action }” is much better here. Do you want to go on all the same?
# What happens at the table beside the game.
event-table-went-back = { $steps ->
    [one] The table went back by one step, as { $player } had asked.
   *[other] The table went back by { $steps } steps, as { $player } had asked.
  }
event-table-handed-over = { $by ->
    [you] You handed
   *[other] { $by } handed
} { $player ->
    [you] your seat
   *[other] { $player }’s seat
} to a bot.
event-table-came-back = { $player ->
    [you] You came back.
   *[other] { $player } came back.
}
event-table-resigned = { $player ->
    [you] You gave up; a bot plays on.
   *[other] { $player } gave up; a bot plays on.
}
event-table-time-is-up = { $player ->
    [you] Your
   *[other] { $player }’s
} time ran out; a bot stands in.
event-table-time-for-a-move = { $player ->
    [you] Your
   *[other] { $player }’s
} time ran out; a bot makes this move.
event-table-time-resigned = { $player ->
    [you] Your
   *[other] { $player }’s
} time ran out: resigned. A bot plays on.
event-table-seat-taken = { $player ->
    [you] You took over
   *[other] { $player } took over
} the seat of { $name }.
event-table-removed = The host removed { $name } from the table.
event-table-closed = The table was closed by the host of this server.
