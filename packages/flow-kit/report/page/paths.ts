import type { FlowData, StateData, StepData } from '../data.ts';
import { pathAddress, stepAddress } from './address.ts';
import { bringIntoView, find, make } from './dom.ts';
import { statesAfter, trailOf, wordsOf } from './trail.ts';

/** The list of a flow's paths. */
export interface Paths {
  /** Unfolds the steps of a path, and closes those of another; `step` is marked. */
  readonly choose: (path: number | null, step: number | null) => void;
}

const summary = (flow: FlowData, trail: readonly StepData[]): string =>
  trail.length < 2
    ? 'Start'
    : trail
        .slice(1)
        .map((step) => wordsOf(flow, step))
        .join(' → ');

/** What is to be seen: told anew stands before what has not changed. */
const sight = (states: readonly StateData[], before: readonly StateData[]): HTMLElement => {
  const isOld = (state: StateData): boolean => before.includes(state);
  const line = (state: StateData): HTMLElement =>
    make('li', { class: isOld(state) ? 'same' : 'new' }, state.description || state.id);
  return make('ul', {}, ...states.filter((state) => !isOld(state)).map(line), ...states.filter(isOld).map(line));
};

const stepItems = (flow: FlowData, path: number): HTMLElement[] => {
  const trail = trailOf(flow, path);
  return trail.map((step, index) => {
    const before = trail[index - 1];
    const link = make('a', { href: stepAddress(flow.name, path, index) }, wordsOf(flow, step));
    return make(
      'li',
      { value: String(index) },
      link,
      sight(statesAfter(flow, step), before === undefined ? [] : statesAfter(flow, before)),
    );
  });
};

/** Keys go up and down between the links that can be seen. */
const moveFocus = (list: Element, by: number): void => {
  const links = [...list.querySelectorAll('a')].filter((link) => link.offsetParent !== null);
  const at = links.findIndex((link) => link === document.activeElement);
  links[at + by]?.focus();
};

/** Fills in a flow's paths. `onStep` is called by the arrow keys, with one step on or back. */
export const createPaths = (root: ParentNode, flow: FlowData, onStep: (by: number) => void): Paths => {
  const list = find(root, '[data-paths]', HTMLOListElement);
  const box = find(root, '[data-scroll]', HTMLElement);
  const shown = find(root, '[data-shown]', HTMLElement);
  const filter = find(root, '[data-filter]', HTMLInputElement);
  const rows = flow.paths.map(({ outcome }, index) => {
    const text = summary(flow, trailOf(flow, index + 1));
    const failed = outcome === 'failed' ? [make('strong', { class: 'bad' }, ' fails')] : [];
    const item = make('li', {}, make('a', { href: pathAddress(flow.name, index + 1) }, text), ...failed);
    return { item, text: `${index + 1} ${text}`.toLowerCase() };
  });
  list.replaceChildren(...rows.map(({ item }) => item));

  filter.addEventListener('input', () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    for (const { item, text } of rows) item.hidden = !words.every((word) => text.includes(word));
    const count = rows.filter(({ item }) => !item.hidden).length;
    shown.textContent = filter.value.trim() === '' ? '' : `${count} of ${rows.length} paths`;
  });
  list.addEventListener('keydown', (event) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const { key } = event;
    const step = steps[key];
    const move = moves[key];
    if (step === undefined && move === undefined) return;
    event.preventDefault();
    if (step !== undefined) onStep(step);
    if (move !== undefined) moveFocus(list, move);
  });

  let unfolded: { readonly path: number; readonly steps: HTMLElement } | undefined;
  const unfold = (path: number | null): void => {
    if (unfolded?.path === path) return;
    unfolded?.steps.parentElement?.querySelector('a')?.removeAttribute('aria-current');
    unfolded?.steps.remove();
    unfolded = undefined;
    const item = path === null ? undefined : rows[path - 1]?.item;
    if (path === null || item === undefined) return;
    item.hidden = false;
    item.querySelector('a')?.setAttribute('aria-current', 'true');
    const steps = make('ol', { class: 'steps' }, ...stepItems(flow, path));
    item.append(steps);
    unfolded = { path, steps };
  };

  return {
    choose: (path, step) => {
      unfold(path);
      if (unfolded === undefined) return;
      for (const link of unfolded.steps.querySelectorAll('a')) link.removeAttribute('aria-current');
      const chosen = step === null ? undefined : unfolded.steps.children[step]?.querySelector('a');
      chosen?.setAttribute('aria-current', 'step');
      if (chosen && list.contains(document.activeElement)) chosen.focus({ preventScroll: true });
      bringIntoView(box, chosen?.parentElement ?? unfolded.steps);
    },
  };
};
