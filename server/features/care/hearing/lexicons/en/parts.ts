/** Fiction, play and what is told from them. */
export const FICTION =
  '{story}|{game}|in the (?:film|movie|book|game)|in my dream|dreamt|dreamed|nightmare|\\*[^*]{3,200}\\*|warning signs|signs of|symptoms of|first aid course|headlines?|the news|statistics|awareness|training|drill|rehearsal|costume|halloween|theatre|theater|improv|museum|lecture|quiz|crossword|wrestling|gta|sims';

/** What is told for fun. */
export const JOKE =
  '(?:lol|lolol|lmao+|lmfao|rofl|haha(?:ha)*|hehe|jk|just kidding|(?<!not (?:even )?|no |aint |never |isnt a |not a )(?:joke|joking|kidding|jokes))|laughing|laughter|giggl[a-z]*|hilarious|😂|🤣|😆|😜|cringe|embarrass[a-z]*|puns?|memes?|cute|adorable|puppy|puppies';

export const PERSON =
  '(?:he|she|hes|shes|they|theyre|someone|somebody|(?:{partner}|{parent}|{child}|{friend})s?|man|woman|guy|girl|lady|person|bloke|old man|stranger|coach|priest|trainer|doctor|nurse|teacher|brothers|sisters)';

export const KIN = '(?:{partner}|{parent}|{child}|{friend})s?';

/** Somebody who lives with one or has power over one. */
export const CLOSE =
  '(?:he|she|hes|shes|they|theyre|(?:{partner}|{parent})s?|brother|brothers|sister|son|daughter|cousin|landlord|coach|elders|(?:his|her) (?:family|mum|mother|brother|father)|someone i live with|my kids? dad)';

export const SOON =
  '(?:tonight|tonite|tomorrow|tmrw|now|rn|right now|today|soon|this (?:week|weekend|evening|time|friday|sunday)|before (?:midnight|morning)|in an hour|for real|by (?:morning|monday|friday|sunday|spring|christmas))';

export const MANY =
  '(?:all|every|every last|every single|the whole|a whole|whole|entire|too many|to many|too much|way more|loads?|lots|a bunch|bunch|handfuls?|fistfuls?|the lot|[2-9][0-9]|1[0-9]|[1-9][0-9]{2}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|packet|packets|pack|box|bottle|months worth|weeks worth|at once|in one go|everything|overdose|rest of|tons|full|half a bottle|half the bottle)';

export const TOOK =
  '(?:took|taken|taking|tkae|swallowed|swallowing|downed|necked|popped|had|ate|eaten|eating|drank|drunk|drinking|injected|chugged|gulped|washed|mixed|did|done|snorted|crushed|finished|emptied|overdosed|put)';

/** Tablets as they should be taken, and other things that one swallows. */
export const WELL =
  'vitamins?|multivitamins?|supplements?|probiotics?|antibiotics?|good (?:girl|boy)|gold star|breakfast|on time|as (?:prescribed|directed|told)|prescribed|like (?:the|my) (?:doctor|gp|dr)|(?:pill|tablet) ?(?:box|organi[sz]er)|reminders?|course|omega|magnesium|finally finished|shampoo|conditioner|tic tacs?|gumm(?:y|ies)|sweets|skittles|smarties|mints?|m and ms|wormer|worming|vet|didnt (?:want|take)|never (?:took|take)|forgot|feel (?:much )?better|morning meds|evening meds|pill pocket|hay ?fever|allergy|antihistamines?|{food}';

export const NUM =
  '(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|few|couple(?: of)?|several|so many|many|a whole|a|over a|like [0-9]+)';

export const PAST_DAYS =
  '(?:days|dayz|week|weeks|wks|month|months|monday|tuesday|wednesday|thursday|friday|saturday|sunday|fortnight|ages|[2-9][0-9] ?(?:hrs|hours|h)|since (?:last|the) [a-z]+)';
