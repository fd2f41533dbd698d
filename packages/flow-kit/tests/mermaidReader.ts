/** What a text in Mermaid's `stateDiagram-v2` tells. */
export interface Diagram {
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
}

export interface DrawnState {
  readonly id: string;
  readonly label: string;
  /** The id of the state that it is inside of; empty for the outermost. */
  readonly parent: string;
  /** Which of its parent's regions it is in, from 0. */
  readonly region: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

export interface DrawnTransition {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** What ends an id for Mermaid, or begins a comment, a class or a style there. */
const ID = String.raw`[^\s:;{}\[\]"%#-]+`;
const HEAD = /^stateDiagram-v2$/;
const STATE = new RegExp(String.raw`^state "([^":;]+)" as (${ID})( \{)?$`);
const TRANSITION = new RegExp(String.raw`^(${ID}) --> (${ID}) : ([^:;\n]+)$`);
const START = new RegExp(String.raw`^\[\*\] --> (${ID})$`);
const END = new RegExp(String.raw`^(${ID}) --> \[\*\]$`);
/** Words of the language, which no id may be. */
const WORDS = new Set([
  'state',
  'note',
  'end',
  'direction',
  'class',
  'classDef',
  'style',
  'click',
  'href',
  'default',
  'scale',
  'as',
]);

interface Block {
  readonly id: string;
  region: number;
  /** Regions that a start stands in. */
  readonly started: Set<number>;
  /** Nothing stands in the region so far. */
  isEmpty: boolean;
}

/**
 * Reads the part of Mermaid's language that the report of flows writes, as its grammar has it, and stricter: one statement a line, each state
 * told once before a start or an end names it, two blanks an inner line. Throws with the line that is not of it.
 */
export const readMermaid = (text: string): Diagram => {
  const states = new Map<string, DrawnState>();
  const transitions: DrawnTransition[] = [];
  const begun: { readonly id: string; readonly block: string; readonly region: number; readonly line: string }[] = [];
  const ended = new Set<string>();
  const blocks: Block[] = [{ id: '', region: 0, started: new Set(), isEmpty: true }];
  const [head = '', ...lines] = text.split('\n');
  const fail = (why: string, line: string): never => {
    throw new Error(`${why}: ${line}`);
  };
  if (!HEAD.test(head)) fail('Not the head of a diagram', head);
  if (lines.pop() !== '') fail('The last line does not end', lines.at(-1) ?? '');

  const read = (line: string, block: Block): void => {
    const state = STATE.exec(line);
    if (state) {
      const [, label = '', id = '', opens] = state;
      if (states.has(id)) fail('A state is told twice', line);
      if (WORDS.has(id)) fail('A word of the language cannot be an id', line);
      states.set(id, { id, label, parent: block.id, region: block.region, isStart: false, isEnd: false });
      if (opens !== undefined) blocks.push({ id, region: 0, started: new Set(), isEmpty: true });
      return;
    }
    const start = START.exec(line)?.[1];
    if (start !== undefined) {
      if (block.started.has(block.region)) fail('A region begins twice', line);
      block.started.add(block.region);
      begun.push({ id: start, block: block.id, region: block.region, line });
      return;
    }
    const end = END.exec(line)?.[1];
    if (end !== undefined) {
      if (states.get(end)?.parent !== block.id) fail('An end of what is not there', line);
      ended.add(end);
      return;
    }
    const [, from = '', to = '', label = ''] = TRANSITION.exec(line) ?? fail('Not a statement', line);
    transitions.push({ from, to, label });
  };

  for (const line of lines) {
    const statement = line.trimStart();
    const block = blocks.at(-1);
    if (block === undefined) throw new Error('Every line is in a block');
    if (statement === '}') {
      if (blocks.length === 1 || block.isEmpty) fail('Nothing to close', line);
      blocks.pop();
    } else if (statement === '--') {
      if (blocks.length === 1 || block.isEmpty) fail('No region to divide', line);
      block.region += 1;
      block.isEmpty = true;
    } else {
      block.isEmpty = false;
      read(statement, block);
    }
    const depth = statement.endsWith(' {') && !/-->/.test(statement) ? blocks.length - 1 : blocks.length;
    if (line.length - statement.length !== 2 * depth) fail('Not as far in as its block', line);
  }
  if (blocks.length > 1) fail('Not closed', blocks.at(-1)?.id ?? '');

  for (const { id, block, region, line } of begun) {
    const state = states.get(id);
    if (state === undefined || state.parent !== block || state.region !== region)
      return fail('A region begins with what is not in it', line);
    states.set(id, { ...state, isStart: true });
  }
  for (const { from, to, label } of transitions)
    for (const id of [from, to]) if (!states.has(id)) fail('No such state', `${from} --> ${to} : ${label}`);
  return {
    states: [...states.values()].map((state) => ({ ...state, isEnd: ended.has(state.id) })),
    transitions,
  };
};
