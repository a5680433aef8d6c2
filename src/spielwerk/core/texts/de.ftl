# Words that every game shares.

# Bots
merit-ahead = das, was daraus folgt
bot-why = { $player } tat das für: { $merit }
