import type { ReportData } from '../data.ts';
import { addressOf } from './address.ts';
import { find } from './dom.ts';
import { createFlowView, type FlowView } from './flowView.ts';
import { createSearch } from './search.ts';

const report: ReportData = JSON.parse(find(document, '#report', HTMLScriptElement).text);
const main = find(document, '[data-main]', HTMLElement);
const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-page]')];

let shown: string | undefined;
let view: FlowView | undefined;

const replace = (address: string): void => {
  history.replaceState(null, '', address);
  show();
};

/** Lays a page into the document. What does not exist is the front page. */
const open = (page: string): void => {
  const template = templates.find(({ dataset }) => dataset['page'] === page) ?? templates[0];
  const isFirst = shown === undefined;
  shown = page;
  main.replaceChildren(...(template ? [template.content.cloneNode(true)] : []));
  const flow = report.flows.find(({ name }) => name === page);
  view = flow && createFlowView(main, flow, replace);
  if (main.querySelector('[data-search]')) createSearch(main, report);
  const heading = find(main, 'h1', HTMLElement);
  document.title = `${heading.textContent} – Flows`;
  scrollTo(0, 0);
  if (!isFirst) heading.focus({ preventScroll: true });
};

/** Opens what a row is folded in, and goes there. */
const reveal = (id: string): void => {
  const row = document.getElementById(id);
  for (let at: Element | null = row; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  for (const other of document.querySelectorAll('.is-sought')) other.classList.remove('is-sought');
  row?.classList.add('is-sought');
  row?.scrollIntoView({ block: 'center' });
};

function show(): void {
  const address = addressOf(location.hash);
  if (address.page !== shown) open(address.page);
  view?.show(address);
  if (address.at !== null) reveal(address.at);
}

addEventListener('hashchange', show);
show();
