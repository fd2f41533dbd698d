import { Suspense, use } from 'react';
import { useKnowledge } from './knowledge.ts';
import { words } from './labWords.ts';

/** Pixels of the surroundings that are seen beside the state that a drawing is moved to. */
const MARGIN = 48;

interface DiagramProps {
  machine: string;
  /** Ids of the states that are lit. */
  states: readonly string[];
  /** Names of the transitions that were taken last. */
  taken: readonly string[];
}

const mark = (drawing: Element, name: string, keys: readonly string[], className: string): void => {
  for (const part of drawing.querySelectorAll(`[data-${name}]`))
    part.classList.toggle(className, keys.includes(part.getAttribute(`data-${name}`) ?? ''));
};

/** Moves the drawing so that the innermost state that is lit can be seen, if others are lit than before. */
const show = (drawing: HTMLElement, states: readonly string[]): void => {
  const lit = states.join(' ');
  const state = drawing.querySelector(`[data-state="${CSS.escape(states.at(-1) ?? '')}"]`);
  if (state === null || drawing.dataset['lit'] === lit) return;
  drawing.dataset['lit'] = lit;
  const [place, frame] = [state.getBoundingClientRect(), drawing.getBoundingClientRect()];
  drawing.scrollBy(place.left - frame.left - MARGIN, place.top - frame.top - MARGIN);
};

const Drawing = ({ machine, states, taken }: DiagramProps) => {
  const { diagramOf } = useKnowledge();
  const svg = use(diagramOf(machine));
  if (svg === null) return <p className="lab-note">{words.noDiagram}</p>;
  return (
    <section
      className="lab-drawing"
      aria-label={words.diagramOf(machine)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is larger than its place: the keyboard must be able to move it
      tabIndex={0}
      ref={(drawing) => {
        if (drawing === null) return;
        if (drawing.firstChild === null) drawing.append(document.importNode(svg, true));
        mark(drawing, 'state', states, 'is-active');
        mark(drawing, 'transition', taken, 'is-taken');
        show(drawing, states);
      }}
    />
  );
};

/** The kept diagram of a flow with where it is, and how it came there, lit up. */
export const Diagram = (props: DiagramProps) => (
  <Suspense fallback={null}>
    <Drawing key={props.machine} {...props} />
  </Suspense>
);
