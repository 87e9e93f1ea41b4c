# The bots, as people choose them.
bot-rookie = Rookie
bot-rookie-about = Knows the rules, plays by feel and does something silly now and then.
bot-regular = Regular
bot-regular-about = Plays quickly, on good habits.
bot-expert = Expert
bot-expert-about = Looks ahead and works out what you may be holding.
bot-random = Dice
bot-random-about = Does anything the rules allow.
