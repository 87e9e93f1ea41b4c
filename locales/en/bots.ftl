# The bots, as people choose them.
bot-rookie = Rookie
bot-rookie-about = Knows the rules and plays as it comes, now and then something silly.
bot-regular = Regular
bot-regular-about = Plays at once, from good habits.
bot-expert = Expert
bot-expert-about = Looks ahead and thinks about what the others may hold.
bot-random = Dice
bot-random-about = Does anything that is allowed.
