import type { Card } from './card.ts';
import type { Conversation } from './conversation.ts';
import type { Lines } from './interpreter.ts';
import { workOf } from './selfLines.ts';
import { typeset } from './style.ts';

/** What somebody wants to know who asks for the character itself. */
export type IdentityQuestion = 'who' | 'name' | 'work' | 'what';

const address = String.raw`^(?:(?:hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon|day)|so|and|but|well|ok|okay|sorry|wait|um|thanks|thank you|please|now|first|stranger|there|excuse me|tell me|say|may i ask|can i ask|can you tell me|could you tell me|i wonder) )*`;
const trailing = String.raw`(?: (?:then|again|exactly|really|anyway|please|by the way|here|actually|in fact|today|though|i wonder|if i may ask|for me))*$`;

const asks: readonly (readonly [IdentityQuestion, RegExp])[] = [
  [
    'who',
    new RegExp(
      String.raw`${address}(?:who (?:exactly |even |in the world |on earth )?(?:are you|might you be|is this|you are|am i (?:talking|speaking|chatting|writing) (?:to|with))|(?:(?:tell|talk to) me |talk |say |share )?(?:a bit |a little(?: bit)? |something |some |anything |a few words |more |all )*about (?:yourself|who you are|you)|introduce yourself|who are you and .*|(?:i (?:would like|want) to )?(?:know|hear) (?:more |something |a bit )?about you)${trailing}`,
      'iu',
    ),
  ],
  [
    'name',
    new RegExp(
      String.raw`${address}(?:(?:what|what is|who is|how) (?:is |was )?your (?:full |real |first |own )?name|your (?:full )?name|do you have a name|have you got a name|what (?:are you|do they|do people|should i|do i|can i|may i|shall i) (?:call you|called)|(?:may|can|could) i (?:know|ask|have) your name)${trailing}`,
      'iu',
    ),
  ],
  [
    'work',
    new RegExp(
      String.raw`${address}(?:what (?:exactly )?do you do(?: (?:for (?:a living|work|money)|all day|here|in life|every day|professionally))?|what (?:is|was) your (?:job|work|profession|occupation|trade|craft|line of work|day job)|what do you work (?:as|on)|what kind of work do you do|do you (?:have a job|work)|where do you work|tell me about your (?:job|work|profession|trade|craft)|what are you by (?:trade|profession))${trailing}`,
      'iu',
    ),
  ],
];

const wantsKind = new RegExp(String.raw`${address}what (?:exactly )?are you${trailing}`, 'iu');

/** Which of them a sentence asks, if any. */
export const identityIn = (words: string): IdentityQuestion | undefined =>
  asks.find(([, pattern]) => pattern.test(words))?.[0] ?? (wantsKind.test(words) ? 'what' : undefined);

const TRADE_LINES = 4;
/** The first sentence about the work, the tagline, and what else the first lines of the card tell of the work. */
const workLines = ({ selfLines, taglines }: Card): readonly string[] => {
  const [first, ...rest] = workOf(selfLines.slice(0, TRADE_LINES));
  const all = [...(first === undefined ? [] : [first]), ...taglines, ...rest];
  return all.length > 0 ? all : selfLines.slice(0, 1);
};

/** What the character says of itself then. Asked what it is, it says that it is an AI. */
export const identityAnswer = async (
  { interpreter, card, hasSaid }: Conversation,
  asked: IdentityQuestion,
): Promise<{ readonly lines: Lines; readonly found: string | undefined }> => {
  if (asked === 'what') return { lines: await interpreter.linesFor('care', 'ai'), found: undefined };
  const own = asked === 'work' ? workLines(card) : card.selfLines;
  const all = own.length > 0 ? own : card.taglines;
  const fresh = all.find((line) => !hasSaid(typeset(line)));
  if (all.length === 0) return { lines: await interpreter.linesFor('found', 'self bare'), found: undefined };
  const lines = await interpreter.linesFor('found', fresh === undefined ? 'self again' : `self ${asked}`);
  return { lines, found: fresh ?? all[0] };
};
