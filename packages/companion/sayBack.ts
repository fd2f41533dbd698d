const turnedRound = new Map(
  Object.entries({
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    am: 'are',
    we: 'you',
    us: 'you',
    our: 'your',
    ours: 'yours',
    you: 'me',
    your: 'my',
    yours: 'mine',
    yourself: 'myself',
  }),
);
const WORDS_MAX = 7;

const endOfThought =
  /\s(?:because|but|so that|since|when|while|which|who|although|though|whenever|if|and (?:i|it|he|she|they|we|my|then|that|also)|as it|i (?:think|guess|mean|suppose)|especially|these days|right now|at the moment)\b.*$/iu;
const trailing =
  /\s(?:too|as well|a lot|very much|so much|though|actually|really|i guess|i think|haha+|hahaha|lol|i would say|i must say|i have to say|please|maybe|probably|honestly|to be honest|of course|today|now|always|instead|anyway|the most|most of all|i suppose)$/iu;

/** The first thought of some words, without what trails behind it. */
export const gist = (words: string): string => {
  let text = words.replace(endOfThought, '').trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(trailing, '').trim();
  }
  return text;
};

const verbAfterYou =
  /^(?:are|were|have|had|can|will|would|do|did|know|like|love|said|told|think|want|need|should|could|must|might)$/u;

/** "my sister's dog" becomes "your sister's dog", "I was" becomes "you were", "you are" becomes "I am". */
export const turnRound = (words: string): string => {
  const parts = words.split(' ');
  const lower = parts.map((part) => part.toLowerCase());
  return parts
    .map((part, index) => {
      const [before, word = '', after] = [lower[index - 1], lower[index], lower[index + 1]];
      if (word === 'was' && (before === 'i' || after === 'i')) return 'were';
      if (word === 'are' && (before === 'you' || after === 'you')) return 'am';
      if (word === 'were' && before === 'you') return 'was';
      if (word === 'you' && (before === 'are' || verbAfterYou.test(after ?? ''))) return 'I';
      return turnedRound.get(word) ?? part;
    })
    .join(' ');
};

/** What was said, as it can be said back; nothing where it is too long for that. */
export const sayBack = (words: string): string | undefined => {
  const text = turnRound(gist(words));
  return text === '' || text.split(' ').length > WORDS_MAX ? undefined : text;
};

const leadIn =
  /^(?:(?:well|oh|hm+|um+|uh|so|ok|okay|yes|yeah|sure|definitely|probably|maybe|perhaps|honestly|actually|obviously|certainly|easy|easily|for me|currently|mostly|usually|i think|i guess|i suppose|i believe|i would (?:eat|have|drink|make|order|watch|wake up in|go to|be)|i would say|i would|i will say|let me think|let me see|good question|that would be|that is|it would be|it would have to be|it would|it is|it was|it has to be|it must be|it might be|this would be|my favourite \w+ is|mine is|mine would be|the last one was|the last book i read was|(?:i am|i have been|i am currently) reading|i read|i just read|i am listening to|i listen to|i (?:really |just |absolutely )?(?:love|like|adore|enjoy|prefer)|i am thinking of|i choose|i would choose|i pick|i would pick|i would take|i would save|i will have|i would like to|i want to|i want|i wish for|i wish|i dream of|i work as|i am working as|i work|my job is|i live in|i am living in|i am from|i come from|at home in|her name is|his name is|its name is|their name is|she is called|he is called|it is called|they are called|named|called|my hobby is|my hobbies are|i have|i play|i do|i go to|i am looking forward to|looking forward to|we have|i got|there is|a song called|a book called|a film called|a movie called|something like|anything by|everything by|anything from)\s+)+/iu;

const article = /^(?:a|an|the|my|our)\s+/iu;

/** The thing that a short answer names, in the person's own words: "I would say Dune, probably" gives "Dune". */
export const thingIn = (words: string): string | undefined => {
  const text = gist(words.replace(leadIn, '').trim());
  return text === '' || text.split(' ').length > WORDS_MAX ? undefined : text;
};

/** The same, as it can be said back. */
export const namedThing = (words: string): string | undefined => {
  const thing = thingIn(words);
  return thing === undefined ? undefined : turnRound(thing);
};

/** Whether words can be the name of a thing rather than a sentence about something else. */
export const isThing = (words: string): boolean => {
  const thing = words.replace(leadIn, '');
  return (
    gist(thing).split(' ').length <= WORDS_MAX &&
    !/\b(?:it|that|this|them|here|there)$/iu.test(gist(thing)) &&
    !/^(?:i|my|he|she|they|we|you|it|there|today|yesterday|can|could|let us|what|why|how|do|are|not|never|nothing|this|that)\b/iu.test(
      thing,
    )
  );
};

const elsewhere =
  /^(?:(?:well |oh |hm )?(?:and|my name is|call me|i think|i believe|i feel|i hate|we|people|everyone|everybody|it is (?:raining|snowing|cold|hot|late|dark|so|too)|you|your|he|she|they|my (?!favourite|dream|wish|plan|name|job)\w+ (?:is|was|are|has|does|just|always|never|keeps|wants)|tell|can|could|do|let us|what|why|how|that (?:was|is)|this))\b/iu;

/** Whether a statement can be the answer to a question, and not the beginning of something else. */
export const isAnswerTo = (question: { readonly kind: string; readonly wantsThing?: true }, words: string): boolean => {
  if (/^(?:riddle_|twenty_)/u.test(question.kind)) return true;
  const named = /^my favourite (\w+) is\b/iu.exec(words)?.[1];
  if (named !== undefined && named !== question.kind) return false;
  if (/^i work\b/iu.test(words)) return question.kind === 'job';
  if (/^i live\b/iu.test(words)) return question.kind === 'home';
  return question.wantsThing === true ? isThing(words) : !elsewhere.test(words);
};

export const withoutArticle = (words: string): string => words.replace(article, '');
