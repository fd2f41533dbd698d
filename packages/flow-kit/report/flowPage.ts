import type { FlowData, StateData, TransitionData } from './data.ts';
import { html, type Html } from './html.ts';
import { rowId } from './links.ts';
import { diagramOf, evidence } from './evidencePage.ts';
import { table } from './tables.ts';

const section = (title: string, count: number | string, content: Html, isOpen = false): Html => html`
  <details class="section" ${isOpen && html` open`}>
    <summary>
      <h2>${title} <span class="count">${count}</span></h2>
    </summary>
    ${content}
  </details>
`;

const stateNotes = ({ kind, tags, isHome, unclosable }: StateData): Html => html`
  ${kind !== 'atomic' && html`<span class="tag">${kind}</span> `} ${isHome && html`<span class="tag">home</span> `}
  ${tags.map((tag) => html`<span class="tag">#${tag}</span> `)}
  ${unclosable !== null && html`Cannot be closed: ${unclosable}`}
`;

const states = (flow: FlowData): Html =>
  table(
    `States of ${flow.name}`,
    ['State', 'What is going on and seen', 'Notes'],
    flow.states.map((state) => ({
      id: rowId('state', state.id),
      cells: [html`<code>${state.id}</code>`, html`${state.description || '—'}`, stateNotes(state)],
    })),
  );

const events = (flow: FlowData): Html =>
  table(
    `Events of ${flow.name}`,
    ['Event', 'What is done or happens', 'By'],
    flow.events.map(({ type, words, by }) => ({
      id: rowId('event', type),
      cells: [html`<code>${type}</code>`, html`${words}`, html`${by.join(', ')}`],
    })),
  );

const actors = (flow: FlowData): Html =>
  table(
    `Actors of ${flow.name}`,
    ['Actor', 'What it does', 'When it is done', 'When it fails', 'Spends'],
    flow.actors.map(({ source, does, done, failed, spends }) => ({
      id: rowId('actor', source),
      cells: [
        html`<code>${source}</code>`,
        html`${does}`,
        html`${done ?? '—'}`,
        html`${failed}`,
        html`${spends ? 'tokens or money' : 'nothing'}`,
      ],
    })),
  );

const named = (title: string, head: string, kind: string, rows: FlowData['guards']): Html =>
  table(
    title,
    [head, 'Description'],
    rows.map(({ name, words }) => ({ id: rowId(kind, name), cells: [html`<code>${name}</code>`, html`${words}`] })),
  );

const reach = { walked: 'walked', notOffered: 'not offered', missing: 'missing' } as const;

const transitionRow = (flow: string, transition: TransitionData, index: number) => {
  const { name, from, cause, condition, to, actions, isTaken, browser } = transition;
  return {
    id: rowId('transition', name),
    cells: [
      html`<code>${from || flow}</code>`,
      html`${cause}${condition !== '' && html` <span class="quiet">(${condition})</span>`}`,
      html`${to.length === 0 ? 'stays' : to.map((id, at) => html`${at > 0 && ', '}<code>${id || flow}</code>`)}`,
      html`${actions.join(', ') || '—'}`,
      html`${isTaken ? html`<a href="#/${flow}?by=${index}">a path</a>` : html`<strong class="bad">no path</strong>`}`,
      html`${browser === null ? 'not run' : reach[browser]}`,
      html`<code class="small">${name}</code>`,
    ],
  };
};

const transitions = (flow: FlowData): Html =>
  table(
    `Transitions of ${flow.name}`,
    ['From', 'When', 'To', 'Actions', 'Taken by', 'In the browser', 'Name'],
    flow.transitions.map((transition, index) => transitionRow(flow.name, transition, index)),
  );

/** A flow's page: what it is, its diagram beside its paths, and all that is known of it. The page's script fills in the paths. */
export const flowPage = (flow: FlowData, diagram: string | undefined): Html => html`
  <header class="intro">
    <p><a href="#/">All flows</a></p>
    <h1 tabindex="-1">${flow.name}</h1>
    <p class="lead">${flow.purpose}</p>
    <p><strong>Where on screen:</strong> ${flow.screen ?? 'nowhere, it has no interface of its own'}</p>
    <p>
      For other tools: <a href="mermaid/${flow.name}.mmd">Mermaid</a>,
      <a href="stately/${flow.name}.json">the machine as JSON for the Stately editor</a>
    </p>
  </header>
  <div class="stage">
    <section class="diagram" aria-label="Diagram">${diagramOf(flow.name, diagram)}</section>
    <section class="paths" aria-label="Generated paths">
      <h2>Paths <span class="count">${flow.paths.length}</span></h2>
      <p class="quiet">
        Each is a way from the same beginning that a tester can follow. To come there: ${flow.begins}. Choosing one
        lights it up: the right and left arrow keys go from step to step, up and down from path to path.
      </p>
      <label class="field">Filter <input type="search" data-filter autocomplete="off" /></label>
      <p class="quiet" data-shown role="status"></p>
      <div class="scroll" data-scroll tabindex="0" role="region" aria-label="List of paths"><ol data-paths></ol></div>
    </section>
  </div>
  ${section('States', flow.states.length, states(flow), true)} ${section('Events', flow.events.length, events(flow))}
  ${section('Actors', flow.actors.length, actors(flow))}
  ${section('Delays', flow.delays.length, named(`Delays of ${flow.name}`, 'Delay', 'delay', flow.delays))}
  ${section('Guards', flow.guards.length, named(`Guards of ${flow.name}`, 'Guard', 'guard', flow.guards))}
  ${section('Transitions', flow.transitions.length, transitions(flow))}
  ${evidence(flow).map(({ title, count, content }) => section(title, count, content))}
`;
