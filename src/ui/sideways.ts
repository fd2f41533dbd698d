import type { KeyboardEvent, PointerEvent } from 'react';

/** How far a finger must move sideways to mean it, in px, and how much farther than up or down. */
const DISTANCE = 40;
const SLOPE = 2;

interface Start {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}
const starts = new WeakMap<HTMLElement, Start>();

const isFromRight = (element: HTMLElement): boolean => element.matches(':dir(rtl)');

/** Handlers for an element that a finger swipes sideways: `onTurn` hears 1 for what comes after, and -1 for what was before. */
export const swipeSideways = (onTurn: (step: 1 | -1) => void) => ({
  onPointerDown({ currentTarget, pointerType, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
    // A mouse marks text.
    if (pointerType !== 'mouse') starts.set(currentTarget, { pointerId, x, y });
  },
  onPointerUp({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const start = starts.get(currentTarget);
    starts.delete(currentTarget);
    if (start?.pointerId !== pointerId) return;
    const [across, along] = [clientX - start.x, clientY - start.y];
    if (Math.abs(across) < DISTANCE || Math.abs(across) < SLOPE * Math.abs(along)) return;
    onTurn(across < 0 === isFromRight(currentTarget) ? -1 : 1);
  },
  onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
    starts.delete(currentTarget);
  },
});

/** The same by arrow keys. */
export const arrowSideways = (onTurn: (step: 1 | -1) => void) => ({
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onTurn((event.key === 'ArrowRight') === isFromRight(event.currentTarget) ? -1 : 1);
  },
});
