import type { FlowData } from '../data.ts';
import { type Address, addressOf, pathAddress, stepAddress } from './address.ts';
import { light } from './light.ts';
import { createPaths } from './paths.ts';
import { pathBy, trailOf } from './trail.ts';

/** A flow's page after it was laid into the document. */
export interface FlowView {
  readonly show: (address: Address) => void;
}

/** In pixels: of the text of a diagram, and the least that can be read. What would be smaller is shown in its full size, and scrolls. */
const TEXT = 12;
const LEAST_TEXT = 11;

const createZoom = (root: ParentNode, frame: Element): void => {
  const buttons = [...root.querySelectorAll('[data-zoom]')];
  const zoom = (chosen: string | null): void => {
    frame.classList.toggle('full', chosen === 'full');
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.getAttribute('data-zoom') === chosen));
    }
  };
  for (const button of buttons) button.addEventListener('click', () => zoom(button.getAttribute('data-zoom')));
  const width = frame.querySelector('svg')?.viewBox.baseVal.width ?? 0;
  zoom(frame.clientWidth * TEXT < width * LEAST_TEXT ? 'full' : 'fit');
};

/** Brings a flow's page to life. `replace` goes to an address that the way back leaves out. */
export const createFlowView = (root: ParentNode, flow: FlowData, replace: (address: string) => void): FlowView => {
  const frame = root.querySelector('[data-frame]');
  if (frame) createZoom(root, frame);
  const paths = createPaths(root, flow, (by) => {
    const { path, step } = addressOf(location.hash);
    if (path === null) return;
    const last = trailOf(flow, path).length - 1;
    const next = step === null ? (by > 0 ? 0 : last) : step + by;
    if (next >= 0 && next <= last) replace(stepAddress(flow.name, path, next));
  });
  return {
    show: ({ path, step, by }) => {
      const through = by === null ? null : pathBy(flow, by);
      if (through !== null) {
        replace(pathAddress(flow.name, through));
        root.querySelector('.stage')?.scrollIntoView();
        root.querySelector<HTMLElement>('.paths [aria-current]')?.focus({ preventScroll: true });
        return;
      }
      paths.choose(path, step);
      const trail = path === null ? [] : trailOf(flow, path);
      if (frame) light(frame, flow, step === null ? trail : trail.slice(0, step + 1));
    },
  };
};
