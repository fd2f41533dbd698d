import type { FlowData, Survivor } from './data.ts';
import { html, type Html, trusted } from './html.ts';
import { share, when } from './links.ts';
import { propertyTable } from './propertyTable.ts';
import { table } from './tables.ts';

/** One of a flow's sections that tell what tests prove of it. */
export interface Evidence {
  readonly title: string;
  readonly count: string | number;
  readonly content: Html;
}

const NOT_RUN = 'not run';
const NOT_MEASURED = 'not measured';
const notRun = html`<p class="quiet">Not run.</p>`;

const names = (heading: string, found: readonly string[]): Html =>
  html`${
    found.length > 0 &&
    html`
      <h3>${heading}</h3>
      <ul>
        ${found.map((name) => html`<li><code>${name}</code></li>`)}
      </ul>
    `
  }`;

const coverage = ({ transitions, paths, steps, browser }: FlowData): Evidence => {
  const taken = transitions.filter(({ isTaken }) => isTaken).length;
  const failed = paths.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title);
  const idle = transitions.filter(({ isTaken }) => !isTaken).map(({ name }) => name);
  const reached = (kind: string) => transitions.filter((one) => one.browser === kind).map(({ name }) => name);
  return {
    title: 'Coverage',
    count: share(taken, transitions.length),
    content: html`
      <p>
        At machine level ${share(taken, transitions.length)} transitions are taken, by ${paths.length} paths of
        ${steps.length - 1} different steps.
      </p>
      ${names('Taken by no path', idle)} ${names('Paths that fail', failed)}
      ${
        browser === null
          ? html`<p>In the browser: not run.</p>`
          : html`
              <p>
                In the browser ${share(browser.walked, browser.total)} transitions are walked, in ${browser.walks} walks
                of ${browser.steps} steps
                (${when(browser.when)}${browser.isOlder && html`, <strong class="bad">measured on an older version</strong>`}).
              </p>
              ${names('The screen does not offer, and the walks look that it does not', reached('notOffered'))}
              ${names('Walked by none', reached('missing'))}
            `
      }
    `,
  };
};

const survivors = (found: readonly Survivor[] | null): Html => {
  if (found === null) return html`<p class="quiet">Which live was not told.</p>`;
  if (found.length === 0) return html`<p>None lives.</p>`;
  const rows = found.map(({ name, reason }) => ({
    cells: [html`<code>${name}</code>`, html`${reason || 'no reason given'}`],
  }));
  return table('Mutants that live', ['Mutant', 'Why nobody could tell it'], rows);
};

const mutants = ({ mutants }: FlowData): Evidence => ({
  title: 'Mutants',
  count: mutants === null ? NOT_RUN : `${share(mutants.killed, mutants.total)} killed`,
  content:
    mutants === null
      ? notRun
      : html`
          <p>
            ${mutants.total} machines with one thing wrong were held against the tests; ${mutants.killed} were noticed.
          </p>
          ${
            mutants.killedByJourneys !== null &&
            html`<p>
              Journeys notice ${mutants.killedByJourneys} of them, only what was recorded of the machine
              ${mutants.killed - mutants.killedByJourneys}.
            </p>`
          }
          ${survivors(mutants.survivors)}
        `,
});

const codeMutants = ({ codeMutants }: FlowData): Evidence => ({
  title: 'Mutants of the code',
  count:
    codeMutants === null
      ? NOT_MEASURED
      : `${share(codeMutants.killedByJourneys + codeMutants.killedByRecordings, codeMutants.total)} killed`,
  content:
    codeMutants === null
      ? html`<p class="quiet">Not measured, or on an older version: <code>npm run mutants</code> measures.</p>`
      : html`
          <p>
            Of ${codeMutants.total} machines with one thing wrong in their code or configuration, journeys and other
            tests that a person wrote noticed ${codeMutants.killedByJourneys}, only what was recorded of the machine
            ${codeMutants.killedByRecordings}; ${codeMutants.survivors.length} live.
          </p>
          ${survivors(codeMutants.survivors)}
        `,
});

const properties = ({ properties }: FlowData): Evidence => ({
  title: 'Properties',
  count:
    properties === null ? NOT_RUN : `${share(properties.filter(({ holds }) => holds).length, properties.length)} hold`,
  content: properties === null ? notRun : propertyTable(properties),
});

const journeys = ({ journeys }: FlowData): Evidence => ({
  title: 'Journeys',
  count: journeys?.length ?? NOT_RUN,
  content:
    journeys === null
      ? notRun
      : html`
          <ul>
            ${journeys.map((title) => html`<li>${title}</li>`)}
          </ul>
        `,
});

const requirements = ({ requirements }: FlowData): Evidence => ({
  title: 'Requirements',
  count: requirements.length,
  content:
    requirements.length === 0
      ? html`<p class="quiet">Its tests name none.</p>`
      : html`
          <ul>
            ${requirements.map(
              ({ id, tests }) => html`<li><a href="#/requirements?at=${id}">${id}</a>, named by ${tests} tests</li>`,
            )}
          </ul>
        `,
});

/** What tests prove of a flow. */
export const evidence = (flow: FlowData): Evidence[] => [
  coverage(flow),
  mutants(flow),
  codeMutants(flow),
  properties(flow),
  journeys(flow),
  requirements(flow),
];

/** A kept diagram without its prologue, which HTML does not know. */
const inline = (svg: string): Html => trusted(svg.slice(Math.max(0, svg.indexOf('<svg'))));

/** A flow's diagram in a frame that scrolls. */
export const diagramOf = (flow: string, svg: string | undefined): Html =>
  svg === undefined
    ? html`<p class="quiet">There is no diagram yet.</p>`
    : html`
        <p class="tools">
          <button type="button" data-zoom="fit" aria-pressed="true">Fit</button>
          <button type="button" data-zoom="full" aria-pressed="false">Full size</button>
          <span class="legend"><span class="mark active"></span> here now</span>
          <span class="legend"><span class="mark taken"></span> on the way</span>
        </p>
        <div class="frame" data-frame tabindex="0" role="region" aria-label="Diagram of ${flow}">${inline(svg)}</div>
      `;
