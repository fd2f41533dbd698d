import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnswerPiece, joinPieces } from '#src/actors/pieces.ts';

const msgId = '00000000-0000-4000-8000-000000000001';
const piece = (seq: number, text: string): AnswerPiece => ({ msgId, seq, text });

/** A screen whose frames the test draws; time passes only where it is let. */
const screen = () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const draw = () => frames.splice(0).forEach((frame) => frame());
  return { drawTwo: () => [draw, draw].forEach((each) => each()) };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('pieces of an answer', () => {
  it('go at once where no frames are drawn', () => {
    const told: AnswerPiece[] = [];
    const pieces = joinPieces((each) => told.push(each));
    pieces.add(piece(2, 'Hi'));
    pieces.add(piece(8, ' there'));
    expect(told).toEqual([piece(2, 'Hi'), piece(8, ' there')]);
  });

  it('go one in two frames: the first at once, what comes meanwhile joined', () => {
    const { drawTwo } = screen();
    const told: AnswerPiece[][] = [[]];
    const pieces = joinPieces((each) => told.at(-1)?.push(each));
    pieces.add(piece(2, 'Hi'));
    pieces.add(piece(5, ' th'));
    pieces.add(piece(8, 'ere'));
    told.push([]);
    drawTwo();
    told.push([]);
    drawTwo();
    pieces.add(piece(9, '!'));
    expect(told).toEqual([[piece(2, 'Hi')], [piece(8, ' there')], [piece(9, '!')]]);
  });

  it('are passed on before what must not be overtaken, and once', () => {
    const { drawTwo } = screen();
    const told: AnswerPiece[] = [];
    const pieces = joinPieces((each) => told.push(each));
    pieces.add(piece(2, 'Hi'));
    pieces.add(piece(8, ' there'));
    pieces.flush();
    pieces.flush();
    drawTwo();
    expect(told).toEqual([piece(2, 'Hi'), piece(8, ' there')]);
  });

  it('go on while the page is not drawn', () => {
    screen();
    const told: AnswerPiece[] = [];
    const pieces = joinPieces((each) => told.push(each));
    pieces.add(piece(2, 'Hi'));
    pieces.add(piece(8, ' there'));
    vi.advanceTimersByTime(100);
    expect(told).toEqual([piece(2, 'Hi'), piece(8, ' there')]);
  });
});
