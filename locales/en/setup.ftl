# What each option of each game is about, in a line, for whoever sets a table up without the rulebook.
qube-attack-lost_cubes = What happens to a cube that is shot. “Return to the reserve” makes longer, friendlier games.
qube-attack-reentry = Whether someone who has lost every cube may come back in, or is out.
qube-attack-first_player = In the rulebook the same player goes first all game. When it passes on, nobody is always last before the moons pay.
guerra-civil-espacial-turns = Which way the turns go around the table. It changes nothing else.
guerra-civil-espacial-colonies_to_win = The rulebook asks for one with two players, two with three to five, three with six to eight. Fewer make a shorter evening.
guerra-civil-espacial-last_in_contention = Once everyone else has abandoned: the round is over, or the last player still has a turn, and as Commander can put a colony up.
godzilla-total-war-mode = Whether a kaiju that is beaten twice is out, or everyone plays to the end.
godzilla-total-war-extra_damage_straightens = Extra Damage lets tired kaijus use their strength again. The rulebook says it both ways.
godzilla-total-war-double_wound_cards = A Double Wound cannot be answered. For two cards it is rarer.
godzilla-total-war-voluntary_wound = Whether you may take a blow to save a good card for later.
godzilla-total-war-draw = Automatic draws for you. By hand you have to remember, as at a real table.
gravity-warfare-mode = Battle: a hand of challenges and a secret hero each. Simple: draw a card and do what it says. Two players: a duel with ten cards each.
gravity-warfare-rulebook = The English and the Spanish rulebook differ in a few places. This says which one you follow.
gravity-warfare-side = Universe is round and even. Mothership has two tips by which you can turn it.
gravity-warfare-teams = A team adds its points up. Teams of two need four or six players, teams of three need six.
gravity-warfare-attempts = Live, you move the hand yourself. Planned, you choose the spot and the house carries it out.
gravity-warfare-teleport_as_event = As an event, Teleport it! is done without dice, besides the challenges of the turn.
gravity-warfare-first = Who takes the first turn. The rulebook lets the youngest begin.
# What does not go together, by the rule that says so.
gravity-warfare-bad-GRAV-49 = Teams do not come out even: teams of two need four or six players, teams of three need six.
gravity-warfare-bad-GRAV-50 = The two-player mode is for exactly two: choose two players, or another mode.
