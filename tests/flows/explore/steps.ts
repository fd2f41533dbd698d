import { errNo } from '#contract/errNo.ts';
import {
  EXPLORE_DELAYS,
  type ExploreContext,
  type ExploreFilter,
  exploreMachine,
} from '#machines/explore/exploreMachine.ts';
import { everybody, firstPage, homepage } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

export const { done, failed } = actorsOf(exploreMachine);
export type ExploreJourney = Journey<typeof exploreMachine>;

export const loaded = done('loadHome', { homepage, page: firstPage });
export const more = { type: 'more.requested' } as const;
export const retried = { type: 'load.retried' } as const;
export const typed = (text: string) => ({ type: 'query.typed', text }) as const;
export const cleared = { type: 'query.cleared' } as const;
export const changed = (filter: ExploreFilter) => ({ type: 'filter.changed', filter }) as const;
export const paused = waited(EXPLORE_DELAYS.typingPause);
export const offline = new Error('offline');
export const tooMany = { errNo: errNo.tooManyRequests, retryAfter: 5 };

export const blank: ExploreContext = {
  filter: everybody,
  text: '',
  featured: [],
  tags: [],
  characters: [],
  nextCursor: null,
  near: null,
  failure: null,
};
export const home: ExploreContext = { ...blank, ...homepage, ...firstPage };
export const idle = { field: 'resting', list: { ready: 'idle' } } as const;
export const choosing = { field: 'resting', list: { ready: 'choosing' } } as const;
export const wanted = (filter: ExploreFilter) => ({ type: 'address.wanted', filter }) as const;
export const homeOf = (filter: ExploreFilter) => ({ id: 'loadHome', input: { filter } });
export const pageOf = (filter: ExploreFilter, cursor: string | null = null) => ({
  id: 'loadPage',
  input: { filter, cursor },
});
export const witty = { ...everybody, tag: 'witty' };
