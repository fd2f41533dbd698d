import type { PropertyData } from './data.ts';
import { html, type Html } from './html.ts';
import { table } from './tables.ts';

/** Whether each holds, and what speaks against it. */
export const propertyTable = (properties: readonly PropertyData[]): Html =>
  table(
    'Properties',
    ['Property', 'Holds', 'Counterexample'],
    properties.map(({ name, holds, counterexample }) => ({
      cells: [
        html`${name}`,
        holds ? html`<span class="good">yes</span>` : html`<strong class="bad">no</strong>`,
        html`${counterexample || '—'}`,
      ],
    })),
  );
