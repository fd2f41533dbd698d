import { type Sign, SIGNS, signWords } from '../words.ts';
import type { Box, Note } from './boxes.ts';
import { SIGN_SIZE } from './card.ts';
import { element, escaped } from './markup.ts';
import type { Point } from './place.ts';
import { type Drawn, signSvg } from './signs.ts';
import { fonts, textWidth } from './textWidth.ts';

const GAP = 18;

const signsOf = ({ exits, children }: Box): Sign[] => [
  ...exits.flatMap(({ ways }) => ways.flatMap(({ signs }) => signs)),
  ...children.flatMap(signsOf),
];
const notesOf = ({ notes, children }: Box): Note['sign'][] => [
  ...notes.map(({ sign }) => sign),
  ...children.flatMap(notesOf),
];

const hasGoals = ({ exits, children }: Box): boolean =>
  exits.some(({ targets }) => targets.length > 0) || children.some(hasGoals);

/** What the signs in a diagram mean, in as many lines as the width asks for. */
export const legendOf = (box: Box, width: number, at: Point): { readonly svg: string; readonly height: number } => {
  const used = new Set(signsOf(box));
  const entries: { sign: Drawn; words: string }[] = SIGNS.filter((sign) => used.has(sign)).map((sign) => ({
    sign,
    words: signWords[sign],
  }));
  if (hasGoals(box)) entries.push({ sign: 'goal', words: 'leads there, even where no line is drawn' });
  const noted = new Set(notesOf(box));
  if (noted.has('works')) entries.push({ sign: 'works', words: 'work that goes on meanwhile' });
  if (noted.has('tells')) entries.push({ sign: 'tells', words: 'others are told' });
  let { x, y } = at;
  const parts = entries.map(({ sign, words }) => {
    const needed = SIGN_SIZE + 4 + textWidth(words, fonts.text);
    if (x > at.x && x + needed > at.x + width) [x, y] = [at.x, y + fonts.text.lineHeight + 2];
    const part = [signSvg(sign, { x, y }), element('text', { x: x + SIGN_SIZE + 4, y: y + 10 }, escaped(words))].join(
      '',
    );
    x += needed + GAP;
    return part;
  });
  return { svg: element('g', { class: 'legend' }, parts), height: y - at.y + fonts.text.lineHeight };
};
