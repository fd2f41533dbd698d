import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { AnyDescription } from '../machine/description.ts';
import { allBoxes, type Box, boxesOf } from './boxes.ts';
import { stateSvg } from './drawState.ts';
import { transitionsSvg } from './drawTransition.ts';
import { type Layout, layoutOf, movedLayout } from './layout.ts';
import { legendOf } from './legend.ts';
import { element, escaped } from './markup.ts';

/** Pixels in which a diagram is readable without scrolling sideways. */
const WIDTH = 1440;
const MARGIN = 16;

const countOf = (box: Box): string => {
  const count = allBoxes(box).length - 1;
  return count === 1 ? '1 state' : `${count} states`;
};

const svgOf = (flow: string, box: Box, layout: Layout, css: string): string => {
  const { cards, lines, width, height } = movedLayout(layout, { x: MARGIN, y: MARGIN });
  const legend = legendOf(box, width, { x: MARGIN, y: height + 2 * MARGIN });
  const size = { width: width + 2 * MARGIN, height: height + 3 * MARGIN + legend.height };
  const parts = [
    element('title', {}, escaped(`The flow “${box.title}”`)),
    element('desc', {}, escaped(`${box.description} ${countOf(box)}.`)),
    element('style', {}, `\n${css}`),
    ...cards.map(stateSvg),
    ...cards.flatMap((card) => transitionsSvg(card, lines)),
    legend.svg,
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'flow',
      'data-flow': flow,
      role: 'img',
      viewBox: `0 0 ${size.width} ${size.height}`,
      ...size,
    },
    `\n${parts.join('\n')}\n`,
  );
};

/** Draws a machine, with the words of its description: an SVG document that stands alone. The same machine gives the same bytes. */
export const drawDiagram = async (machine: AnyStateMachine, description: AnyDescription): Promise<string> => {
  const css = readFileSync(path.join(import.meta.dirname, 'diagram.css'), 'utf8');
  const box = boxesOf(machine, description);
  return `${svgOf(machine.id, box, await layoutOf(box, WIDTH - 2 * MARGIN), css)}\n`;
};
