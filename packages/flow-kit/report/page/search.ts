import type { FlowData, ReportData } from '../data.ts';
import { rowLink } from '../links.ts';
import { find, make } from './dom.ts';

const MOST_HITS = 40;

interface Entry {
  readonly flow: string | null;
  readonly kind: string;
  readonly name: string;
  readonly words: string;
  readonly link: string;
}

const entriesOf = (flow: FlowData): Entry[] => {
  const entry = (kind: string, name: string, words: string): Entry => ({
    flow: flow.name,
    kind,
    name,
    words,
    link: rowLink(flow.name, kind, name),
  });
  return [
    {
      flow: flow.name,
      kind: 'flow',
      name: flow.name,
      words: `${flow.purpose} ${flow.screen ?? ''}`,
      link: `#/${flow.name}`,
    },
    ...flow.states.map(({ id, description }) => entry('state', id, description)),
    ...flow.events.map(({ type, words }) => entry('event', type, words)),
    ...flow.actors.map(({ source, does }) => entry('actor', source, does)),
    ...flow.delays.map(({ name, words }) => entry('delay', name, words)),
    ...flow.guards.map(({ name, words }) => entry('guard', name, words)),
    ...flow.transitions.map(({ name, cause }) => entry('transition', name, cause)),
  ];
};

const hit = ({ flow, kind, name, words, link }: Entry): HTMLElement =>
  make(
    'li',
    {},
    make('a', { href: link }, name),
    ` ${flow === null || flow === name ? kind : `${kind} of ${flow}`} — ${words}`,
  );

/** Searches everything that is said of the flows: each word must stand in one place. Flows without a hit are left out of the table. */
export const createSearch = (root: ParentNode, { flows, requirements }: ReportData): void => {
  const field = find(root, '[data-search]', HTMLInputElement);
  const hits = find(root, '[data-hits]', HTMLUListElement);
  const found = find(root, '[data-found]', HTMLElement);
  const rows = [...root.querySelectorAll<HTMLElement>('[id^="flow:"]')];
  const entries = [
    ...flows.flatMap(entriesOf),
    ...requirements.map(({ id, text }) => ({
      flow: null,
      kind: 'requirement',
      name: id,
      words: text,
      link: `#/requirements?at=${id}`,
    })),
  ].map((entry) => ({ entry, text: `${entry.flow ?? ''} ${entry.name} ${entry.words}`.toLowerCase() }));

  field.addEventListener('input', () => {
    const query = field.value.trim().toLowerCase();
    const words = query.split(/\s+/);
    const matches = query === '' ? [] : entries.filter(({ text }) => words.every((word) => text.includes(word)));
    const matching = new Set(matches.map(({ entry }) => `flow:${entry.flow}`));
    for (const row of rows) row.hidden = query !== '' && !matching.has(row.id);
    hits.replaceChildren(...matches.slice(0, MOST_HITS).map(({ entry }) => hit(entry)));
    const rest = matches.length > MOST_HITS ? `, the first ${MOST_HITS} of them here` : '';
    found.textContent = query === '' ? '' : `${matches.length} places${rest}`;
  });
};
