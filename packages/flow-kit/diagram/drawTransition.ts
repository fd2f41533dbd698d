import type { ExitRows, Row } from './card.ts';
import { textSvg } from './drawState.ts';
import type { PlacedCard, PlacedLine } from './layout.ts';
import { element } from './markup.ts';
import { moved, type Point } from './place.ts';
import { signSvg } from './signs.ts';

const HEAD = { length: 8, half: 4 };

/** How far a line goes on in one direction, as a piece of a path. */
const stepTo = (from: Point, to: Point): string => {
  if (from.y === to.y) return `h${to.x - from.x}`;
  return from.x === to.x ? `v${to.y - from.y}` : `l${to.x - from.x} ${to.y - from.y}`;
};

/** A line with an arrow head at its end. */
const edgeSvg = (points: readonly Point[]): string => {
  const [start, ...others] = points;
  const end = points.at(-1);
  if (start === undefined || end === undefined) return '';
  const steps = others.map((point, place) => stepTo(points[place] ?? start, point));
  return [
    element('path', { class: 'edge', d: `M${start.x} ${start.y}${steps.join('')}` }),
    element('path', { class: 'head', d: `M${end.x} ${end.y}l${-HEAD.length} ${-HEAD.half}v${2 * HEAD.half}z` }),
  ].join('');
};

const rowSvg = ({ way, signs, lines }: Row, edges: string, at: Point): string =>
  element('g', { class: 'transition', 'data-transition': way.name }, [
    edges,
    ...signs.map(({ sign, x, y }) => signSvg(sign, moved({ x, y }, at))),
    textSvg(undefined, lines, at),
  ]);

const exitSvg = ({ rows }: ExitRows, edges: string, at: Point): string[] => rows.map((row) => rowSvg(row, edges, at));

/** The transitions out of one state: each with its label, and with its edge if it has one. */
export const transitionsSvg = (placed: PlacedCard, lines: readonly PlacedLine[]): string[] =>
  placed.card.exits.flatMap((exit, place) => {
    const edges = lines.filter(({ edge }) => edge.from === placed.card.box.id && edge.exit === place);
    return exitSvg(exit, edges.map(({ points }) => edgeSvg(points)).join(''), placed);
  });
