# Los bots, tal como se eligen.
bot-rookie = Novato
bot-rookie-about = Conoce las reglas, juega según le da y de vez en cuando hace alguna tontería.
bot-regular = Habitual
bot-regular-about = Juega rápido y con buenas costumbres.
bot-expert = Experto
bot-expert-about = Piensa por adelantado y deduce lo que puedes tener.
bot-random = Al azar
bot-random-about = Hace cualquier cosa que permitan las reglas.
