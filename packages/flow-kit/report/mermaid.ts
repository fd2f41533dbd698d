import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { stateIdOf } from '../machine/states.ts';
import { transitionName, transitionsOf } from '../machine/transitions.ts';
import { guardName } from './names.ts';

/** Words of the language cannot be ids, so each begins with the flow's name. */
const idOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');

/** Where a colon or semicolon stands, a label ends. */
const label = (text: string): string => text.replaceAll(/[:;"\n]/g, ' ');

interface Edge {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode;
  readonly line: string;
}

const edgesOf = (transition: AnyTransitionDefinition): Edge[] => {
  const { source, guard, target = [source] } = transition;
  const name = transitionName(transition);
  const cause = name.slice((stateIdOf(source) || 'root').length + 2).replace(/\[\d+\]$/, '');
  const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
  return target.map((end) => ({
    source,
    target: end,
    line: `${idOf(source)} --> ${idOf(end)} : ${label(`${cause}${condition}`)}`,
  }));
};

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isWithin(node.parent, outer));
const isInside = ({ source, target }: Edge, outer: AnyStateNode): boolean =>
  isWithin(source, outer) && isWithin(target, outer);

const inside = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A state with all that is inside it. An edge stands in the innermost part that holds both its ends: elsewhere regions are not drawn. */
const block = (node: AnyStateNode, edges: readonly Edge[]): string[] => {
  const heading = `state "${label(node.path.at(-1) ?? node.machine.id)}" as ${idOf(node)}`;
  const children = Object.values(node.states);
  if (children.length === 0) return [heading];
  const isProper = ({ source, target }: Edge): boolean => source !== node && target !== node;
  const here = edges.filter(isProper);
  const blocks = children.map((child) => {
    const within = here.filter((edge) => isInside(edge, child));
    const own = within.filter(({ source, target }) => source === child || target === child);
    return [
      ...block(child, within),
      ...own.map(({ line }) => line),
      ...(child.type === 'final' ? [`${idOf(child)} --> [*]`] : []),
    ];
  });
  const between = here.filter((edge) => !children.some((child) => isInside(edge, child))).map(({ line }) => line);
  const parts =
    node.type === 'parallel'
      ? [...blocks.flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines])), ...between]
      : [...(node.initial.target ?? []).map((child) => `[*] --> ${idOf(child)}`), ...blocks.flat(), ...between];
  return [`${heading} {`, ...inside(parts), '}'];
};

/** A machine in Mermaid's `stateDiagram-v2`. A transition that leads nowhere is drawn to where it comes from. */
export const mermaidOf = ({ root }: AnyStateMachine): string => {
  const edges = transitionsOf(root.machine).flatMap(edgesOf);
  const own = edges.filter(({ source, target }) => source === root || target === root).map(({ line }) => line);
  return ['stateDiagram-v2', ...inside([...block(root, edges), ...own]), ''].join('\n');
};
