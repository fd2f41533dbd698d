import type { Turn } from './request.ts';
import { lossIn } from './losses.ts';
import { legibleText, sentencesOf } from './plainText.ts';
import { toRemember, withoutRequest } from './remembering.ts';
import { turnRound } from './sayBack.ts';

/** Something that the person said of somebody: "my sister Anna lives in Berlin". */
export interface Telling {
  /** "sister" in "my sister Anna"; "i" for the person; absent for somebody who came up by name only. */
  readonly role: string | undefined;
  readonly name: string | undefined;
  /** What was said of them, as it can be said back: "lives in Berlin"; empty where only the name was told. */
  readonly said: string;
}

const TURNS_MAX = 300;
const SAID_MAX = 12;

export const roles = String.raw`mum|mother|mom|dad|father|parents|stepmother|stepfather|sister|brother|twin|gran|grandmother|grandma|nan|grandfather|grandpa|grandad|grandparents|aunt|auntie|uncle|cousin|niece|nephew|son|daughter|child|children|kids|baby|wife|husband|partner|fiance|fiancee|boyfriend|girlfriend|best friend|friend|friends|roommate|flatmate|neighbour|neighbor|colleague|coworker|boss|manager|teacher|mentor|therapist|landlord|ex|dog|cat|puppy|kitten|rabbit|bunny|hamster|horse|pony|bird|parrot|budgie|tortoise|turtle|goldfish|ferret|pet|snake|lizard|car|boat|band|company|school|town|village|house|flat|garden`;
const adjectives = String.raw`(?:(?:older|younger|little|big|best|new|old|twin|elder|youngest|oldest|eldest|good|dear|only|other|first) )*`;
const plainVerb = String.raw`is|was|are|were|has|had|have|lives?|lived|works?|worked|stud(?:y|ies|ied)|moved|grew|plays?|played|loves?|likes?|hates?|teaches|taught|runs|owns|speaks?|goes|went|wants?|got|came|comes|makes|made|drives|sings|writes|wrote|paints|sells|sleeps|eats|will|can|cannot|does|did|just|always|never|also|still|used|turns|turned|started|knows|collects|bought|married|retired|left|told|taught|gave|says|said|thinks|keeps|snores|barks|weighs|looks|calls|called|visits|visited|travels|cooks|bakes|reads|trains|helps|needs`;
const starts = String.raw`^(?:(?:and|so|but|well|oh|yes|because|also|actually|you know|by the way|i think|i told you|today|remember) )*`;

const ofRole = new RegExp(
  String.raw`${starts}(?:my|our) (${adjectives}(?:${roles}))(?: ([\p{L}][\p{L}'-]+))? ((?:${plainVerb})\b.*)$`,
  'iu',
);
const ofRoleBare = new RegExp(
  String.raw`${starts}(?:my|our) (${adjectives}(?:${roles})) ((?:${plainVerb})\b.*)$`,
  'iu',
);
const naming = [
  new RegExp(
    String.raw`${starts}(?:my|our) (${adjectives}(?:${roles}))(?: is|'s| are)? (?:called|named) ([\p{L}'-]+(?: and [\p{L}'-]+)?)$`,
    'iu',
  ),
  new RegExp(
    String.raw`${starts}(?:my|our) (${adjectives}(?:${roles}))(?:'s name is|'s? names are) ([\p{L}'-]+(?: and [\p{L}'-]+)?)$`,
    'iu',
  ),
  new RegExp(
    String.raw`${starts}(?:i|we) (?:also )?have (?:an?|one) (${adjectives}(?:${roles})) (?:called|named|who is called) ([\p{L}'-]+)$`,
    'iu',
  ),
];
const isRoleName = new RegExp(String.raw`${starts}(?:my|our) (${adjectives}(?:${roles})) is (\p{Lu}[\p{L}'-]+)$`, 'u');
const nameIsRole = new RegExp(String.raw`${starts}(\p{Lu}[\p{L}'-]+) is (?:my|our) (${adjectives}(?:${roles}))$`, 'iu');
const ofName =
  /^(\p{Lu}\p{Ll}[\p{L}'-]*) ((?:lives|lived|works|worked|studies|moved|grew up|was born|is (?:an? |in |from |at )|has (?:an? |two |three )|loves|likes|plays|teaches)\b.*)$/u;
const ofPronoun = new RegExp(String.raw`${starts}(?:she|he|they) ((?:${plainVerb})\b.*)$`, 'iu');
const pronounName = /^(?:and |but )?(?:his|her|its|their) name is ([\p{L}'-]+)$/iu;
const ofSelf =
  /^(?:(?:and|so|but|well|oh|yes|also|actually|you know|by the way|originally|when i was (?:a (?:kid|child)|little|young|\w+(?: years old)?)) )*(?:i|we) ((?:(?:was )?(?:born|raised)|grew up|grew|live|lived|am living|work|worked|used to|moved|am from|come from|came from|study|studied|am studying|went to|have (?!to |been |no |a (?:question|feeling|headache|cold))|own|play|speak|drive|teach|am allergic|am married|am engaged|am (?:an? )|collect|married|met my|turned|am learning|am (?:going|flying|moving|starting|visiting|meeting|getting married)\b|start|got)\b.*)$/iu;

const nextClause = new RegExp(
  String.raw`\s+(?:and|but|so|because|while)\s+(?=(?:i|we|she|he|they)\b|(?:my|her|his)\b.* (?:${plainVerb})\b)`,
  'iu',
);
const clausesOf = (words: string): readonly string[] => words.split(nextClause).filter((clause) => clause !== '');

const noName =
  /^(?:and|or|who|is|was|has|had|who|also|always|never|just|still|really|recently|now|only|often|usually|currently|once|sometimes|in|at|from|once|i|we|she|he|they|it|that|this|the|a|an|there|what|today|everyone|everybody|people|nobody|yesterday|tomorrow|maybe|perhaps)$/iu;
const named = (word: string | undefined): string | undefined =>
  word === undefined || noName.test(word) ? undefined : word.charAt(0).toUpperCase() + word.slice(1);

const afterthought =
  /(?:\s(?:because|but|so that|since|which|although|though|i (?:think|guess|suppose|mean))\b.*|(?:\s(?:too|as well|now|right now|at the moment|these days|actually|though|anyway|haha|lol|i think|by the way))+)$/iu;
const saidOf = (words: string): string | undefined => {
  const text = turnRound(words.replace(afterthought, ''));
  const isPlain = text !== '' && text.split(' ').length <= SAID_MAX && text.includes(' ');
  return isPlain && !/\b(?:it|that|this|so|too)$/iu.test(text) ? text : undefined;
};

const bare = (role: string): string => role.toLowerCase();

type Found = Telling | undefined;

const telling = (role: string | undefined, name: string | undefined, words: string): Found => {
  const said = role === 'i' ? saidOf(`I ${words}`)?.replace(/^you /u, '') : saidOf(words);
  return said === undefined ? undefined : { role, name, said };
};

const ofOwned = new RegExp(
  String.raw`\b(?:i|we) (?:also |just )?(?:have|have got|got|adopted) (?:an?|one) (${adjectives}(?:${roles}))$`,
  'iu',
);
const mention = new RegExp(String.raw`\b(?:my|our) (${adjectives}(?:${roles})) (\p{Lu}\p{Ll}+)\b`, 'u');

/** "I am going hiking with my friend Dave" tells a name, too. */
const mentionedIn = (clause: string): Found => {
  const [, role, word] = mention.exec(clause) ?? [];
  const name = named(word);
  return role === undefined || name === undefined ? undefined : { role: bare(role), name, said: '' };
};

/** What a clause tells. `last` is whom the clause before was about. */
const toldIn = (clause: string, last: Telling | undefined): Found => {
  for (const pattern of naming) {
    const match = pattern.exec(clause);
    const name = named(match?.[2]);
    if (match !== null && name !== undefined) return { role: bare(match[1] ?? ''), name, said: '' };
  }
  const role = isRoleName.exec(clause);
  if (role !== null) return { role: bare(role[1] ?? ''), name: role[2], said: '' };
  const other = nameIsRole.exec(clause);
  if (other !== null && named(other[1]) !== undefined)
    return { role: bare(other[2] ?? ''), name: named(other[1]), said: '' };
  const ofBare = ofRoleBare.exec(clause);
  if (ofBare !== null) return telling(bare(ofBare[1] ?? ''), undefined, ofBare[2] ?? '');
  const full = ofRole.exec(clause);
  const name = named(full?.[2]);
  if (full !== null && name !== undefined) return telling(bare(full[1] ?? ''), name, full[3] ?? '');
  const self = ofSelf.exec(clause);
  if (self !== null) return telling('i', undefined, self[1] ?? '');
  const byName = ofName.exec(clause);
  if (byName !== null && named(byName[1]) !== undefined) return telling(undefined, byName[1], byName[2] ?? '');
  if (last === undefined || last.role === 'i') return undefined;
  const later = named(pronounName.exec(clause)?.[1]);
  if (later !== undefined) return { role: last.role, name: later, said: '' };
  const pronoun = ofPronoun.exec(clause);
  return pronoun === null ? undefined : telling(last.role, last.name, pronoun[1] ?? '');
};

/** "I have a sister called Anna who lives in Berlin" tells two things. */
const unfolded = (clause: string): readonly string[] => {
  const match = /^(.*\bhave (?:an?|one) .*?) (?:who|that|(?:and )?(?:she|he|it|they)) (.*)$/iu.exec(clause);
  return match === null ? [clause] : [match[1] ?? '', `she ${match[2] ?? ''}`];
};

/** What the person has told of themselves and of others, oldest first. Losses are not among it: nobody wants them read back. */
export const tellingsOf = (turns: readonly Turn[]): readonly Telling[] => {
  const tellings: Telling[] = [];
  let last: Telling | undefined;
  for (const turn of turns.slice(-TURNS_MAX)) {
    if (turn.role === 'companion' || lossIn(turn.text) !== undefined) continue;
    for (const { words, clauses, isQuestion } of sentencesOf(legibleText(turn.text.replace(/\*[^*]*\*/gu, ' ')))) {
      if (isQuestion && toRemember(words) === undefined) continue;
      for (const clause of clauses.map(withoutRequest).flatMap(clausesOf).flatMap(unfolded)) {
        const told = toldIn(clause, last);
        const mentioned = told?.name === undefined ? mentionedIn(clause) : undefined;
        const found = [told, mentioned].filter((one) => one !== undefined);
        tellings.push(...found);
        const owned = ofOwned.exec(clause)?.[1];
        last =
          found.findLast(({ role }) => role !== 'i') ??
          (owned === undefined ? last : { role: bare(owned), name: undefined, said: '' });
      }
    }
  }
  return tellings;
};
