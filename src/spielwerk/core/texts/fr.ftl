# Words that every game shares.

# Robots
merit-ahead = ce qui s’ensuit
bot-why = { $player } a joué cela pour { $merit }
