import { arrange, type Piece } from './arrange.ts';
import type { Box } from './boxes.ts';
import { type Card, cardOf } from './card.ts';
import { type Edge, edgesBetween, withoutCrowds } from './edges.ts';
import type { Arrangement } from './packed.ts';
import { type Area, moved, type Point } from './place.ts';

/** A card with its place. */
export interface PlacedCard extends Area {
  readonly card: Card;
}
export interface PlacedLine {
  readonly edge: Edge;
  readonly points: readonly Point[];
}
/** A whole diagram, or a part of one. */
export interface Layout {
  /** The outer before the inner. */
  readonly cards: readonly PlacedCard[];
  readonly lines: readonly PlacedLine[];
  readonly width: number;
  readonly height: number;
}

/** The longest line in a state that holds no other, in pixels: the second where the first makes it too wide. */
const LINE_WIDTHS = [250, 195] as const;
/** How many edges may lead to one state, the more the better. */
const CROWDS = [4, 3, 2, 1] as const;
/** How much higher than without edges it may get. */
const GROWTH = { factor: 1.4, pixels: 300 };
/** What edges need beside states that hold others. */
const EDGE_ROOM = 80;
/** Who holds so many transitions gets long lines, so that it is not all too high. */
const LONG = { ways: 15, lineWidth: 600 };
/** Around the states in a state. */
const INSET = { x: 18, top: 12, bottom: 16 };
/** What the dot needs above the state where it begins. */
const START_HEIGHT = 18;
/** Where edges enter a state, from above. */
const ENTRANCE = 17;

/** The same elsewhere. */
export const movedLayout = ({ cards, lines, width, height }: Layout, by: Point): Layout => ({
  cards: cards.map((card) => moved(card, by)),
  lines: lines.map(({ edge, points }) => ({ edge, points: points.map((point) => moved(point, by)) })),
  width,
  height,
});

/** A state and what is in it, with room for the dot if it is where it begins. */
const framed = (
  card: Card,
  size: { readonly width: number; readonly height: number },
  inner: readonly PlacedCard[],
  lines: readonly PlacedLine[],
): Layout => {
  const y = card.box.isInitial ? START_HEIGHT : 0;
  return {
    ...movedLayout({ cards: [{ card, x: 0, y: 0, ...size }, ...inner], lines, ...size }, { x: 0, y }),
    height: size.height + y,
  };
};

const leafLayout = (box: Box, lineWidth: number): Layout => {
  const ways = box.exits.flatMap((exit) => exit.ways).length;
  const card = cardOf(box, ways > LONG.ways ? LONG.lineWidth : lineWidth);
  return framed(card, card, [], []);
};

const piecesOf = (boxes: readonly Box[], parts: ReadonlyMap<string, Layout>): Piece[] =>
  boxes.flatMap(({ id }) => {
    const part = parts.get(id);
    if (part === undefined) return [];
    const [own] = part.cards;
    const top = own?.y ?? 0;
    const exits = own?.card.exits.map(({ middle }) => top + middle) ?? [];
    return [{ id, width: part.width, height: part.height, entrance: top + ENTRANCE, exits }];
  });

/** Fewer and fewer edges; none twice. */
const lesserEdges = (boxes: readonly Box[], edges: ReadonlyMap<string, Edge>): ReadonlyMap<string, Edge>[] => {
  const first = boxes.find(({ isInitial }) => isInitial)?.id ?? '';
  const places = new Map(boxes.map(({ id }, place) => [id, place]));
  const small = new Set(boxes.filter(({ children }) => children.length === 0).map(({ id }) => id));
  const beside = new Map([...edges].filter(([, { from, to }]) => small.has(from) && small.has(to)));
  const span = ({ from, to }: Edge): number => Math.abs((places.get(from) ?? 0) - (places.get(to) ?? 0));
  const near = new Map([...beside].filter(([, edge]) => span(edge) <= 2));
  const lesser = [edges, beside, near].flatMap((some) => CROWDS.map((most) => withoutCrowds(first, some, most)));
  const bySize = new Map(lesser.map((kept) => [kept.size, kept]));
  return [...bySize.values()].filter(({ size }) => size > 0).sort((one, other) => other.size - one.size);
};

/** The parts put where the arrangement has them. */
const joined = (parts: ReadonlyMap<string, Layout>, { areas, lines, width, height }: Arrangement): Layout => {
  const placed = [...parts].map(([id, part]) => movedLayout(part, areas.get(id) ?? { x: 0, y: 0 }));
  return {
    cards: placed.flatMap(({ cards }) => cards),
    lines: [...placed.flatMap(({ lines }) => lines), ...lines],
    width,
    height,
  };
};

/** What is in a box, without the box itself. */
const contentOf = async (boxes: readonly Box[], width: number): Promise<Layout> => {
  const edges = edgesBetween(boxes);
  const outer = new Map<string, Layout>();
  for (const box of boxes)
    if (box.children.length > 0) outer.set(box.id, await layoutOf(box, edges.size === 0 ? width : width - EDGE_ROOM));
  const partsOf = (lineWidth: number) =>
    new Map(boxes.map((box) => [box.id, outer.get(box.id) ?? leafLayout(box, lineWidth)]));
  const joinedWith = async (lineWidth: number, kept: ReadonlyMap<string, Edge>): Promise<Layout> => {
    const parts = partsOf(lineWidth);
    return joined(parts, await arrange(piecesOf(boxes, parts), kept, width));
  };

  const plain = await joinedWith(LINE_WIDTHS[0], new Map());
  for (const kept of lesserEdges(boxes, edges))
    for (const lineWidth of LINE_WIDTHS) {
      const found = await joinedWith(lineWidth, kept);
      if (found.width <= width && found.height <= GROWTH.factor * plain.height + GROWTH.pixels) return found;
    }
  return plain;
};

/** Lays out a box with all in it, no wider than `width` pixels if that can be. */
export const layoutOf = async (box: Box, width: number): Promise<Layout> => {
  if (box.children.length === 0) return leafLayout(box, LINE_WIDTHS[0]);
  const content = await contentOf(box.children, width - 2 * INSET.x);
  const card = cardOf(box, Math.max(LINE_WIDTHS[0], content.width + 2 * INSET.x));
  const inner = movedLayout(content, { x: INSET.x, y: card.height + INSET.top });
  const size = {
    width: Math.max(card.width, content.width + 2 * INSET.x),
    height: card.height + INSET.top + content.height + INSET.bottom,
  };
  return framed(card, size, inner.cards, inner.lines);
};
