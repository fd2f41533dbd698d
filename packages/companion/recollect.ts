import { stemOf, subjectsIn } from './stems.ts';
import { roles, type Telling } from './tellings.ts';

/** What is known when the person asks after something that they told. */
export interface Recollection {
  /** Whether it answers the question, or is only the rest of what is known, or nothing is known. */
  readonly kind: 'known' | 'rest' | 'unknown';
  /** "your sister Anna lives in Berlin"; for "unknown" whom it is about, "your sister". */
  readonly text: string;
}

const TOLD_MAX = 3;

const aspects: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:grow|grew|raised|born|originally|come from|from)\b/iu, /\b(?:grew up|born|raised|from)\b/iu],
  [
    /\bwhere\b.*\b(?:works?|working|worked)\b/iu,
    /^(?:works?|worked|teach(?:es)?|runs?|has|is|are)\b.*\b(?:in|at|for|on)\b/iu,
  ],
  [
    /\b(?:works?|working|worked|job|profession|do(?:es)? .* do(?: for (?:a living|work))?$|for a living|do i do)\b/iu,
    /^(?:works?|worked|teach(?:es)?|studies|study|runs?|owns?|drives?|sells?|(?:is|are) an? )/iu,
  ],
  [
    /\b(?:stud(?:y|ies|ied|ying)|school|university|learn(?:ing)?)\b/iu,
    /\b(?:stud(?:y|ies|ied|ying)|went to|goes to|learning)\b/iu,
  ],
  [
    /\bwhere\b/iu,
    /^(?:lives?|lived|(?:are |is )?living|moved|stays|is (?:in|at)|are (?:in|at|going|flying|moving)|has moved|is based|sleeps)\b.*/iu,
  ],
  [/\b(?:kind|sort|breed|type|species)\b/iu, /^(?:is|are) an? /iu],
  [/\bhow old\b|\bage\b|\bbirthday\b/iu, /\b(?:\d+|years? old|birthday|turn(?:s|ed))\b/iu],
  [
    /\bwhen\b/iu,
    /\b(?:\d+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|tomorrow|tonight|soon|today|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|ago|last)\b/iu,
  ],
];

const whoseRole = new RegExp(String.raw`\bmy ((?:[\p{L}]+ )?(?:${roles}))(?:'s)?(?![\p{L}])`, 'iu');
const isAsking =
  /\b(?:where|who|what|when|how|which|do you (?:know|remember|recall)|remember|tell me|say|is|are|does|did|has|can)\b/iu;
/** Questions for advice and opinions, which no memory answers. */
const asksOpinion = /\b(?:why|should|could|would|what if|how (?:do|can|shall) i)\b/iu;
const asksFact = /\b(?:where|who|what|when|how old|how long|how many|which|name|know|remember|tell me)\b/iu;
const kindOf = new RegExp(String.raw`\b(?:kind|sort|breed|type) of (${roles})\b`, 'iu');
const ofSomebody = /\b(?:his|her|its|their) names?\b|\bwhat (?:is|are|was|were) (?:he|she|it|they) called\b/iu;
/** Asks what somebody is called. */
export const asksName = /\bname\b|\bwhat (?:is|are) .* (?:called|named)\b|\bcalled$|\bnamed$/iu;
const asksAll =
  /^(?:.*\b)?(?:about my|about|who is|who was|who are|do you (?:know|remember|recall)|remember|what do you (?:know|remember))\b/iu;

/** "your sister Anna lives in Berlin". */
const whole = ({ role, name, said }: Telling): string => {
  if (role === 'i') return `you ${said}`;
  const who = role === undefined ? '' : `your ${role}`;
  if (said !== '') return [who, name, said].filter(Boolean).join(' ');
  return `${who} is called ${name ?? ''}`;
};

const isPlural = (role: string): boolean => /(?:parents|children|kids|friends)$/u.test(role);

/** Names told at any time belong to a role from then on: what was said of "my sister" and of Anna is one. */
const withNames = (tellings: readonly Telling[]): readonly Telling[] => {
  const names = new Map<string, string>();
  const rolesOf = new Map<string, string>();
  for (const { role, name } of tellings) {
    if (role === undefined || name === undefined) continue;
    names.set(role, name);
    rolesOf.set(name.toLowerCase(), role);
  }
  return tellings.map((one) => ({
    ...one,
    role: one.role ?? (one.name === undefined ? undefined : rolesOf.get(one.name.toLowerCase())),
    name: one.name ?? (one.role === undefined ? undefined : names.get(one.role)),
  }));
};

const joinedUp = (tellings: readonly Telling[]): string =>
  tellings.map((one, index) => (index === 0 ? whole(one) : whole(one).replace(/^your/u, 'Your'))).join('. ');

const roleIn = (words: string, all: readonly Telling[]): string | undefined => {
  const asked = (whoseRole.exec(words) ?? kindOf.exec(words))?.[1]?.toLowerCase();
  if (asked === undefined) return ofSomebody.test(words) ? all.findLast(({ role }) => role !== 'i')?.role : undefined;
  const short = asked.split(' ').slice(-1).join(' ');
  const known = all.map(({ role }) => role).filter((role) => role !== undefined);
  return (
    known.findLast((role) => role === asked) ??
    known.findLast((role) => role === short) ??
    known.findLast((role) => role.endsWith(` ${asked}`) || role.endsWith(` ${short}`)) ??
    (new RegExp(`^(?:${roles})$`, 'u').test(asked) ? asked : short)
  );
};

const ofSelf = (words: string, all: readonly Telling[]): readonly Telling[] | undefined =>
  /\b(?:did|do|was|am|have|had) i\b|\bi (?:grew|was|live|work|study|come|am)\b/iu.test(words)
    ? all.filter(({ role }) => role === 'i')
    : undefined;

/** The telling that answers a question of one aspect, the latest of all that do; undefined where the question asks for no known aspect. */
const ofAspect = (words: string, about: readonly Telling[]): readonly Telling[] | undefined => {
  const aspect = aspects.find(([asked]) => asked.test(words));
  if (aspect === undefined) return undefined;
  const found = about.findLast(({ said }) => aspect[1].test(said));
  return found === undefined ? [] : [found];
};

const ofWords = (words: string, about: readonly Telling[], names: readonly string[]): readonly Telling[] => {
  const asked = new Set(subjectsIn(words).filter((stem) => !names.includes(stem)));
  return about.filter(({ said }) => subjectsIn(said).some((stem) => asked.has(stem))).slice(-1);
};

/** What is known of what the person asks, or nothing where they do not ask after what they told. */
export const recollect = (words: string, told: readonly Telling[]): Recollection | undefined => {
  if (!isAsking.test(words) || asksOpinion.test(words)) return undefined;
  const all = withNames(told);
  const role = roleIn(words, all);
  const spoken = new Set(words.toLowerCase().replace(/'s\b/gu, '').split(' '));
  const name = all.findLast((one) => one.name !== undefined && spoken.has(one.name.toLowerCase()))?.name;
  const isSelf = role === undefined && name === undefined;
  const about = isSelf
    ? ofSelf(words, all)
    : all.filter((one) => (name !== undefined && one.name === name) || (role !== undefined && one.role === role));
  if (about === undefined) return undefined;

  const known = (found: readonly Telling[]): Recollection => ({ kind: 'known', text: joinedUp(found) });
  const who = role === undefined ? (name ?? 'that') : `your ${role}`;
  if (!isSelf && asksName.test(words)) {
    const owner = about.find((one) => one.name !== undefined);
    if (owner !== undefined) {
      return { kind: 'known', text: `${who} ${isPlural(role ?? '') ? 'are' : 'is'} called ${owner.name ?? ''}` };
    }
    return about.length === 0 ? { kind: 'unknown', text: who } : { kind: 'rest', text: joinedUp(about.slice(-1)) };
  }
  const aspect = ofAspect(words, about);
  if (aspect !== undefined && aspect.length > 0) return known(aspect);
  const byWords = ofWords(words, about, [...(role ?? '').split(' '), name ?? ''].map(stemOf));
  if (byWords.length > 0) return known(byWords);
  if (isSelf || !asksFact.test(words)) return undefined;
  if (about.length === 0) return { kind: 'unknown', text: who };
  if (aspect !== undefined || !asksAll.test(words)) return { kind: 'rest', text: joinedUp(about.slice(-1)) };
  const telling = about.filter(({ said }) => said !== '').slice(-TOLD_MAX);
  return known(telling.length === 0 ? about.slice(-1) : telling);
};
