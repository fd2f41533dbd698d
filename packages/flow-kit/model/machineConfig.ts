import type { AnyStateMachine } from 'xstate';

/** A piece of configuration. */
export type Tree = Record<string, unknown>;
/** One branch of a transition. */
export type Branch = Tree;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

type Config = AnyStateMachine['config'];
const isConfig = (value: object): value is Config => 'states' in value || 'on' in value || 'id' in value;

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? [...value] : [value];
};

const branch = (value: unknown): Branch => {
  const tree: Branch = isTree(value) ? value : { target: value };
  if ('actions' in tree) tree['actions'] = listOf(tree['actions']);
  return tree;
};

const branchesIn = (tree: Tree, key: string): Branch[] => {
  const branches = listOf(tree[key]).map(branch);
  tree[key] = branches;
  return branches;
};

const treeIn = (tree: Tree, key: string): Tree => {
  const value = tree[key];
  const copy = isTree(value) ? value : {};
  tree[key] = copy;
  return copy;
};

/** A copy of one state's configuration that can be changed. Functions are shared with the original, nothing else is. */
export interface Node {
  readonly states: Readonly<Record<string, Node>>;
  /** Branches of what a state node calls `eventType`, as a list to change. */
  branches(eventType: string, ownId: string): Branch[] | undefined;
  /** `entry`, `exit`, `tags` or `invoke` as a list to change. */
  list(key: 'entry' | 'exit' | 'tags' | 'invoke'): unknown[];
  set(key: string, value: unknown): void;
  drop(key: string): void;
  toConfig(): Config;
}

const clone = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clone);
  return isTree(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clone(inner)])) : value;
};

const nodeOf = (tree: Tree): Node => {
  const list = (key: string): unknown[] => {
    const items = listOf(tree[key]);
    tree[key] = items;
    return items;
  };
  const invoke = (id: string): Tree | undefined =>
    list('invoke')
      .filter(isTree)
      .find((invoked) => (invoked['id'] ?? invoked['src']) === id);

  return {
    states: isTree(tree['states'])
      ? Object.fromEntries(
          Object.entries(tree['states']).flatMap(([key, state]) => (isTree(state) ? [[key, nodeOf(state)]] : [])),
        )
      : {},
    branches(eventType, ownId) {
      const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(eventType) ?? [];
      if (kind === 'done.actor' || kind === 'error.actor') {
        const invoked = invoke(rest);
        return invoked && branchesIn(invoked, kind === 'done.actor' ? 'onDone' : 'onError');
      }
      if (kind === 'done.state') return branchesIn(tree, 'onDone');
      if (kind === 'after') return branchesIn(treeIn(tree, 'after'), rest.slice(0, -ownId.length - 1));
      return eventType === '' ? branchesIn(tree, 'always') : branchesIn(treeIn(tree, 'on'), eventType);
    },
    list,
    set(key, value) {
      tree[key] = value;
    },
    drop(key) {
      delete tree[key];
    },
    toConfig() {
      if (!isConfig(tree)) throw new Error('No configuration of a machine');
      return tree;
    },
  };
};

/** A copy of a machine's configuration to make a mutant of. */
export const normalised = (config: Config): Node => {
  const copy = clone(config);
  return nodeOf(isTree(copy) ? copy : {});
};
