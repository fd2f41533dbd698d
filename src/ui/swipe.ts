import type { PointerEvent } from 'react';

/** How far a toast must be moved aside to be gone, in px. */
export const SWIPE_THRESHOLD = 20;

interface Swipe {
  pointerId: number;
  startX: number;
}

const swipes = new WeakMap<HTMLElement, Swipe>();

const settle = (element: HTMLElement) => {
  swipes.delete(element);
  delete element.dataset['swiping'];
  element.style.removeProperty('--swipe-x');
};

/** Handlers that let an element be swiped to the right and away; it follows the pointer through `--swipe-x`. */
export const swipeHandlers = (onDismiss: () => void) => ({
  onPointerDown(event: PointerEvent<HTMLElement>) {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
    if (event.button !== 0 || isOnControl) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset['swiping'] = '';
    swipes.set(event.currentTarget, { pointerId: event.pointerId, startX: event.clientX });
  },
  onPointerMove(event: PointerEvent<HTMLElement>) {
    const swipe = swipes.get(event.currentTarget);
    if (swipe?.pointerId !== event.pointerId) return;
    const distance = Math.max(0, event.clientX - swipe.startX);
    event.currentTarget.style.setProperty('--swipe-x', `${String(distance)}px`);
  },
  onPointerUp(event: PointerEvent<HTMLElement>) {
    const swipe = swipes.get(event.currentTarget);
    if (swipe?.pointerId !== event.pointerId) return;
    const distance = event.clientX - swipe.startX;
    if (distance >= SWIPE_THRESHOLD) {
      swipes.delete(event.currentTarget);
      delete event.currentTarget.dataset['swiping'];
      onDismiss();
    } else settle(event.currentTarget);
  },
  onPointerCancel(event: PointerEvent<HTMLElement>) {
    settle(event.currentTarget);
  },
});
