# Words that every game shares.

# Bots
merit-ahead = what it leads to
bot-why = { $player } did that for { $merit }
