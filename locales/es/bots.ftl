# Los bots, tal como se eligen.
bot-rookie = Novato
bot-rookie-about = Conoce las reglas y juega según le sale; de vez en cuando hace alguna tontería.
bot-regular = Habitual
bot-regular-about = Juega al momento, con buenas costumbres.
bot-expert = Experto
bot-expert-about = Mira adelante y piensa en lo que pueden tener los demás.
bot-random = Al azar
bot-random-about = Hace cualquier cosa que esté permitida.
