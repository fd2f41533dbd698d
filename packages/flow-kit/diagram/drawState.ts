import type { Box } from './boxes.ts';
import { type Card, type Line, TAG_HEIGHT } from './card.ts';
import type { PlacedCard } from './layout.ts';
import { element, escaped } from './markup.ts';
import { type Area, moved, type Point } from './place.ts';
import { signSvg } from './signs.ts';

/** Lines of text that belong together. */
export const textSvg = (kind: string | undefined, lines: readonly Line[], at: Point): string => {
  const [first, ...others] = lines.map((line) => moved(line, at));
  if (first === undefined) return '';
  if (others.length === 0) return element('text', { class: kind, x: first.x, y: first.y }, escaped(first.text));
  const spans = [first, ...others].map(({ x, y, text }) => element('tspan', { x, y }, escaped(text)));
  return element('text', { class: kind }, spans);
};

const tagsSvg = ({ tags }: Card, at: Point): string[] =>
  tags.map((tag) => {
    const { x, y, width } = moved(tag, at);
    const label = element('text', { x: x + 5, y: y + 11 }, escaped(tag.text));
    return element('g', { class: 'tag' }, [
      element('rect', { x, y, width, height: TAG_HEIGHT, rx: TAG_HEIGHT / 2 }),
      label,
    ]);
  });

const boxSvg = (kind: string, { x, y, width, height }: Area, inset: number, rx: number): string =>
  element('rect', {
    class: kind,
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx,
  });

/** The dot from which an arrow leads to where a machine, or a state in it, begins. */
const startSvg = ({ x, y }: Point): string =>
  element('g', { class: 'start' }, [
    element('circle', { cx: x + 6, cy: y - 11, r: 4 }),
    element('path', { d: `M${x + 10} ${y - 11}h8q4 0 4 4v2` }),
    element('path', { class: 'head', d: `M${x + 22} ${y}l-3.5-6h7z` }),
  ]);

/** Neither the machine as a whole nor what only remembers a state. */
const isState = ({ id, kind }: Box): boolean => id !== '' && kind !== 'history';

const classOf = ({ box }: Card): string =>
  [
    isState(box) ? 'state' : 'other',
    ...(box.children.length > 0 ? ['is-outer'] : []),
    ...(box.isRegion ? ['is-region'] : []),
  ].join(' ');

/** A state with all that is told of it, but for the transitions themselves. */
export const stateSvg = (placed: PlacedCard): string => {
  const { card } = placed;
  const { box } = card;
  const notes = card.notes.flatMap(({ sign, lines }) => [
    signSvg(sign.sign, moved(sign, placed)),
    textSvg(undefined, lines, placed),
  ]);
  const { rule } = card;
  return element('g', { class: classOf(card), 'data-state': isState(box) ? box.id : undefined }, [
    ...(box.isInitial ? [startSvg(placed)] : []),
    boxSvg('box', placed, 0, 8),
    ...(box.kind === 'final' ? [boxSvg('inner', placed, 3, 6)] : []),
    textSvg('title', [card.title], placed),
    ...tagsSvg(card, placed),
    textSvg('description', card.description, placed),
    ...notes,
    ...(rule === undefined
      ? []
      : [element('path', { class: 'rule', d: `M${placed.x + 10} ${placed.y + rule}h${placed.width - 20}` })]),
    ...card.exits.map(({ goal }) => textSvg('goal', [goal], placed)),
  ]);
};
