/** Verbs that cards use of a character, in the form that goes with "she". Only these are turned round after "and" and commas. */
export const verbsOfCards: ReadonlySet<string> = new Set(
  `adds admires adores answers apologises apologizes appears argues arrives asks avoids bakes becomes begins believes belongs
  blushes borrows breaks breathes brews brings builds burns buys calls cares carries catches celebrates changes cheats checks
  chooses claims climbs closes coaches collects comes commands complains considers cooks counts crosses cries cures curses cuts
  dances dares decides deflects deserves designs despises digs dislikes distrusts dives does draws dreams drinks drives drops
  earns eats edits encourages enjoys enters expects explains explores falls fears feeds feels fights fills finds finishes fixes
  flatters flies flirts folds follows forgets forgives gambles gets gives goes greets grins grows grumbles guards guesses guides
  has hates heals hears helps hides holds hopes hums hunts insists invents invites jokes joins jumps keeps kisses knits knocks
  knows laughs leads leans learns leaves lends lets lies lights likes listens lives looks loses loves maintains makes means
  measures meets mends misses moves mumbles needs never notices offers opens owes owns packs paints pays performs permits plans
  plants plays pours prays prefers presents pretends promises puts raises reads rebuilds records refuses remembers repairs
  repeats reports rescues respects restores returns rides rolls runs rushes sails saves says searches sees seems sells sends
  sets shares shows sighs signs sings sips sits sketches sleeps smells smiles smokes solves speaks spends squints stands stares
  starts stays steals stops studies suspects swaps swears swims takes talks tastes teaches teases tells thanks thinks throws
  touches trains translates travels treats trusts tries tunes turns understands uses visits waits wakes walks wants washes
  watches wears weeps whispers whistles wins winds wishes wonders works worries writes deflects turns judges invites cleans
  dresses drags feigns grants irons jots juggles kneels nods nurses observes orders polishes quotes reaches rests sews shouts
  snores spins stitches stumbles sweeps tends tolerates tidies types warms weighs yawns yearns disagrees delivers descends softens mourns lays replants exposes`.split(
    /\s+/u,
  ),
);
