import { legibleText, plainWords } from './plainText.ts';

/** What must be answered before anything else, whatever the conversation is about. */
export type Concern = 'minor' | 'minor topic' | 'intimate';

const young = String.raw`(?:child|children|kids?|minors?|underage|under[- ]age|teen|teens|teenager|teenagers|school ?girls?|school ?boys?|lolis?|lolita|shota|little (?:girl|boy)s?|preteens?|toddlers?|1[0-7][- ]?(?:year|yr|yo|y\/o)\w*|(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]years?)`;
const sexual = String.raw`(?:sex|sexual|sexy|sexually|sexting|naked|nudes?|nudity|porn|porno|erotic|erotica|horny|blow ?job|orgasm|masturbat\w*|dick|cock|pussy|boobs?|tits?|penis|vagina|fuck(?:ing)? (?:me|you|her|him)|make love|undress|strip (?:for|naked)|strip off|lingerie|kinky|bdsm|fetish|nsfw|cum|cumming|anal|oral sex|spank|moan|deepthroat|aroused|turn(?:s|ed)? me on|seduce|dirty talk|talk dirty|take off your|sleep with me|smut|lewd|hentai)`;
const romantic = String.raw`(?:romance|romantic|kiss\w*|girlfriend|boyfriend|in love|date|dating|seduce\w*|lover)`;
const minor = [
  String.raw`\b(?:i am|i'm|im) (?:only |just |still |actually |really )*(?:[4-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years?(?: old)?| yrs?(?: old)?| ?yo| ?y\/o)?(?: and| but|[.!?,]|$)`,
  String.raw`\b(?:i am|i'm|im) (?:only |just |still |actually )*(?:a minor|underage|under age|under 18|under eighteen|a child|a kid|in (?:middle|primary|elementary) school)\b`,
];
const minorTopic = [
  String.raw`\b${young}\b.{0,60}\b(?:${sexual}|${romantic})\b`,
  String.raw`\b(?:${sexual}|${romantic})\b.{0,60}\b${young}\b`,
  String.raw`\b(?:you are|you're|pretend (?:to be|you are|that you are)|act like|imagine you are|play|be) (?:a |an |my )?(?:little |young )?(?:(?:[4-9]|1[0-7])\b(?! (?:questions|minutes|hours|days))|loli\b|schoolgirl|schoolboy|minor\b|teenage|underage|child\b|little girl|little boy)`,
];
const intimate = [String.raw`\b${sexual}\b`];

const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu');

const inOrder: readonly (readonly [Concern, RegExp])[] = [
  ['minor topic', anyOf(minorTopic)],
  ['minor', anyOf(minor)],
  ['intimate', anyOf(intimate)],
];

/** Longest text that is searched; twice what a message may hold. */
const SEARCHED = 8000;

/** The gravest concern of what a person wrote, wherever in the text it stands. */
export const concernIn = (raw: string): Concern | undefined => {
  const legible = legibleText(raw, SEARCHED);
  const spelledOut = legible
    .split(/(?<=[.!?,])\s+/u)
    .map((part) => plainWords(part, SEARCHED))
    .join('. ');
  return inOrder.find(([, pattern]) => pattern.test(spelledOut) || pattern.test(legible))?.[0];
};
