import type { FlowData, StepData } from '../data.ts';
import { bringIntoView } from './dom.ts';
import { statesAfter } from './trail.ts';

const CLASSES = ['is-active', 'is-taken', 'is-dim'];

/** `a.b.c` with `a.b` and `a`. */
const withParents = (id: string): string[] => id.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'));

/** Lights up on a diagram what a trail went along and where it leads; without a trail everything is as it was. */
export const light = (diagram: Element, flow: FlowData, trail: readonly StepData[]): void => {
  const last = trail.at(-1);
  const active = new Set(last === undefined ? [] : statesAfter(flow, last).map(({ id }) => id));
  const visited = new Set(trail.flatMap((step) => statesAfter(flow, step).flatMap(({ id }) => withParents(id))));
  const taken = new Set(trail.flatMap((step) => step.taken.map((position) => flow.transitions[position]?.name)));
  const mark = (element: Element, isTaken: boolean, isActive: boolean): void => {
    element.classList.remove(...CLASSES);
    if (last === undefined) return;
    element.classList.add(isTaken ? 'is-taken' : 'is-dim');
    if (isActive) element.classList.add('is-active');
  };
  for (const state of diagram.querySelectorAll('[data-state]')) {
    const id = state.getAttribute('data-state') ?? '';
    mark(state, visited.has(id), active.has(id));
  }
  for (const transition of diagram.querySelectorAll('[data-transition]')) {
    mark(transition, taken.has(transition.getAttribute('data-transition') ?? ''), false);
  }
  const live = diagram.querySelector('.is-active');
  if (live) bringIntoView(diagram, live);
};
