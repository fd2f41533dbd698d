import * as z from 'zod';
import type { Workflow } from './workflow.ts';

const about = { prompt_id: z.optional(z.string()) };
const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execution_cached'), data: z.object({ ...about, nodes: z.array(z.string()) }) }),
  z.object({ type: z.literal('executing'), data: z.object({ ...about, node: z.nullish(z.string()) }) }),
  z.object({
    type: z.literal('progress'),
    data: z.object({ ...about, node: z.nullish(z.string()), value: z.number(), max: z.number() }),
  }),
  z.object({ type: z.literal('execution_error'), data: z.object(about) }),
  z.object({ type: z.literal('execution_interrupted'), data: z.object(about) }),
]);

/** How much longer than other nodes a sampler takes. */
const SAMPLER_WEIGHT = 20;

export type Outcome = 'succeeded' | 'failed' | 'interrupted';

const parsed = (message: string): unknown => {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
};

/**
 * Follows the events of the prompt that has one of these ids: what its socket says becomes a share of the work, or the end of it. The end
 * is `executing` without a node: at `execution_success` the history does not hold the prompt yet.
 */
export const progressOf = (workflow: Workflow, ids: readonly string[], onShare: (share: number) => void) => {
  const weightOf = (node: string): number => (/sampler/i.test(workflow[node]?.class_type ?? '') ? SAMPLER_WEIGHT : 1);
  const sum = (nodes: Iterable<string>): number => [...nodes].reduce((weight, node) => weight + weightOf(node), 0);
  const total = sum(Object.keys(workflow));
  const done = new Set<string>();
  let current: string | undefined;
  let part = 0;
  const tell = (): void => onShare((sum(done) + (current === undefined ? 0 : weightOf(current) * part)) / total);
  const move = (to: string | undefined): void => {
    if (to === current) return;
    if (current !== undefined) done.add(current);
    current = to;
    part = 0;
  };

  /** The outcome, when the message tells it. Messages about others and messages of other kinds say nothing; `onLife` is not called for them. */
  return (message: string, onLife: () => void): Outcome | undefined => {
    const { success, data: said } = event.safeParse(parsed(message));
    if (!success || (said.data.prompt_id !== undefined && !ids.includes(said.data.prompt_id))) return undefined;
    onLife();
    switch (said.type) {
      case 'execution_cached':
        for (const node of said.data.nodes) done.add(node);
        tell();
        return undefined;
      case 'executing':
        if (said.data.node == null) return said.data.prompt_id === undefined ? undefined : 'succeeded';
        move(said.data.node);
        tell();
        return undefined;
      case 'progress':
        if (said.data.node != null) move(said.data.node);
        if (said.data.max > 0) part = Math.min(1, Math.max(0, said.data.value / said.data.max));
        tell();
        return undefined;
      case 'execution_error':
        return 'failed';
      case 'execution_interrupted':
        return 'interrupted';
    }
  };
};
