import type { TogetherData } from './data.ts';
import { html, type Html } from './html.ts';
import { propertyTable } from './propertyTable.ts';

/** What holds wherever the flows that act on each other can come to together. */
export const togetherSection = (together: TogetherData | null): Html => html`
  <h2>Flows together</h2>
  ${
    together === null
      ? html`<p class="quiet">Not run.</p>`
      : html`
          <p>
            ${together.flows.join(', ')} act on each other. Together they can come into ${together.situations}
            situations, by ${together.transitions} transitions, and every one was looked at. ${together.replayed} ways
            were taken with the running flows as well.
          </p>
          ${propertyTable(together.properties)}
        `
  }
`;
