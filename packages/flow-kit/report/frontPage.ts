import type { Finding, FlowData, ReportData } from './data.ts';
import { html, type Html } from './html.ts';
import { share, when as timeText } from './links.ts';
import { ageText } from './summary.ts';
import { table } from './tables.ts';
import { togetherSection } from './together.ts';

const figures = (flow: FlowData): Html[] => {
  const { name, screen, states, transitions, paths, browser, mutants, codeMutants, properties, requirements } = flow;
  const taken = transitions.filter(({ isTaken }) => isTaken).length;
  const failed = paths.filter(({ outcome }) => outcome === 'failed').length;
  const living = mutants === null ? 0 : mutants.total - mutants.killed;
  const broken = properties?.filter(({ holds }) => !holds).length ?? 0;
  return [
    html`<a href="#/${name}">${name}</a>`,
    html`${screen ?? 'no interface of its own'}`,
    html`${states.length}`,
    html`${share(taken, transitions.length)}`,
    html`${paths.length}${failed > 0 && html` <strong class="bad">(${failed} fail)</strong>`}`,
    html`${browser === null ? 'not run' : share(browser.walked, browser.total)}${browser?.isOlder === true && html` <span class="quiet">(measured on an older version)</span>`}`,
    html`${mutants === null ? 'not run' : share(mutants.killed, mutants.total)}${living > 0 && html` <span class="quiet">(${living} live)</span>`}`,
    html`${codeMutants === null ? 'not measured' : share(codeMutants.killedByJourneys + codeMutants.killedByRecordings, codeMutants.total)}${codeMutants !== null && codeMutants.survivors.length > 0 && html` <span class="quiet">(${codeMutants.survivors.length} live)</span>`}`,
    html`${properties === null ? 'not run' : share(properties.length - broken, properties.length)}`,
    html`${requirements.length}`,
  ];
};

const HEADS = [
  'Flow',
  'Where on screen',
  'States',
  'Transitions taken',
  'Paths',
  'Walked in the browser',
  'Mutants killed',
  'Mutants of the code killed',
  'Properties that hold',
  'Requirements',
];

const sum = (flows: readonly FlowData[], count: (flow: FlowData) => number): number =>
  flows.reduce((total, flow) => total + count(flow), 0);

const findings = (title: string, found: readonly Finding[], made: string): Html => html`
  <h2>${title}</h2>
  <ul>
    ${found.map(
      ({ words, when }) =>
        html`<li>
          ${words}.${when !== null && html` <span class="quiet">${ageText(when, made)} (${timeText(when)})</span>`}
        </li>`,
    )}
  </ul>
`;

/** For those who read nothing else. */
const summarySection = ({ summary, made }: ReportData): Html => html`
  <section class="summary" aria-label="Summary">
    ${findings(
      'What is proved',
      summary.filter(({ isProved }) => isProved),
      made,
    )}
    ${findings(
      'What is not',
      summary.filter(({ isProved }) => !isProved),
      made,
    )}
  </section>
`;

/** All flows with their figures, and the search over all that is said of them. */
export const frontPage = (report: ReportData): Html => {
  const { flows, together, requirements } = report;
  return html`
    <header class="intro">
      <h1 tabindex="-1">All flows</h1>
      ${summarySection(report)}
      <p class="lead">
        ${flows.length} flows with ${sum(flows, ({ states }) => states.length)} states and
        ${sum(flows, ({ transitions }) => transitions.length)} transitions, tried on
        ${sum(flows, ({ paths }) => paths.length)} generated paths. Diagrams, tests and the running product are the same
        machines.
      </p>
      <p>
        ${share(requirements.filter(({ tests }) => tests.length > 0).length, requirements.length)}
        <a href="#/requirements">requirements</a> are named by tests.
      </p>
    </header>
    <label class="field">
      Search flows, states, events, transitions and requirements
      <input type="search" data-search autocomplete="off" />
    </label>
    <p class="quiet" data-found role="status"></p>
    <ul class="hits" data-hits></ul>
    ${table(
      'All flows',
      HEADS,
      flows.map((flow) => ({ id: `flow:${flow.name}`, cells: figures(flow) })),
    )}
    ${togetherSection(together)}
  `;
};
