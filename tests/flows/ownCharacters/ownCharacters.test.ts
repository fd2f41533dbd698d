import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import {
  LOAD_TIMEOUT,
  type OwnCharactersContext,
  ownCharactersMachine,
  PAUSE_MAX,
  PAUSE_MIN,
} from '#machines/ownCharacters/ownCharactersMachine.ts';
import { isEmpty, isLoadingFirst } from '#machines/ownCharacters/ownCharactersSelectors.ts';
import { characterId, further, other, own, ownCharactersModel, painting, published, ready } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(ownCharactersMachine);
const refreshed = { type: 'list.refreshRequested' } as const;
const retried = { type: 'load.retried' } as const;
const changed = { type: 'character.changed', character: published } as const;
const removed = { type: 'character.removed', characterId } as const;
const shown = { type: 'page.shown' } as const;
const hidden = { type: 'page.hidden' } as const;
const loaded = done('loadOwnCharacters', { characters: [ready] });
const both = done('loadOwnCharacters', { characters: [other, ready] });
const underWay = done('loadOwnCharacters', { characters: [painting] });
const offline = failed('loadOwnCharacters', new Error('offline'));
const broken = failed('loadOwnCharacters', { errNo: errNo.internal });

const blank: OwnCharactersContext = { characters: [], failure: null, pause: PAUSE_MIN, isShown: true };
const one: OwnCharactersContext = { ...blank, characters: [ready] };
const watching: OwnCharactersContext = { ...blank, characters: [painting] };
const unanswered = { errNo: NO_ANSWER, fields: [] };
const why = { errNo: errNo.internal, fields: [] };
const load = { id: 'loadOwnCharacters', input: undefined };
const loads = (times: number) => Array.from({ length: times }, () => load);
/** The list, which has not moved, looked at again after so many milliseconds. */
const lookedAfter = (milliseconds: number) => [waited(milliseconds), underWay];

describeFlow(ownCharactersModel, {
  stateChecks: {
    loading: (snapshot) =>
      snapshot.hasTag('busy') &&
      !isEmpty(snapshot) &&
      isLoadingFirst(snapshot) === (snapshot.context.characters.length === 0 && snapshot.context.failure === null),
    failed: (snapshot) =>
      snapshot.hasTag('failed') && snapshot.context.failure !== null && !isLoadingFirst(snapshot) && !isEmpty(snapshot),
    ready: (snapshot) =>
      !snapshot.hasTag('busy') &&
      snapshot.context.failure === null &&
      !isLoadingFirst(snapshot) &&
      isEmpty(snapshot) === (snapshot.context.characters.length === 0),
  },
  journeys: {
    '[CHAR-04] shows the person’s own characters': {
      steps: [loaded],
      end: { value: 'ready', emitted: [], context: one, started: [load] },
    },
    'loads again when asked to after a failure': {
      steps: [broken, retried],
      end: { value: 'loading', emitted: [], context: { ...blank, pause: 3000 }, started: loads(2) },
    },
    'tells why the list could not be loaded': {
      steps: [broken],
      end: { value: 'failed', emitted: [], context: { ...blank, failure: why, pause: 3000 } },
    },
    'gives up waiting': {
      steps: [waited(LOAD_TIMEOUT)],
      end: { value: 'failed', emitted: [], context: { ...blank, failure: unanswered, pause: 3000 } },
    },
    'keeps waiting until then': {
      steps: [waited(LOAD_TIMEOUT - 1)],
      end: { value: 'loading', emitted: [], context: blank, started: [load] },
    },
    'keeps the list on view while it is loaded anew': {
      steps: [loaded, refreshed],
      end: { value: 'loading', emitted: [], context: one, started: loads(2) },
    },
    'starts over when the list goes out of date while it is loaded': {
      steps: [refreshed],
      end: { value: 'loading', emitted: [], context: blank, started: loads(2) },
    },
    'keeps the list on view when loading it anew fails, and says why until it is loaded': {
      steps: [loaded, refreshed, offline, refreshed],
      end: { value: 'loading', emitted: [], context: { ...one, failure: unanswered, pause: 3000 }, started: loads(3) },
    },
    'forgets why once it is loaded': {
      steps: [offline, refreshed, loaded],
      end: { value: 'ready', emitted: [], context: one },
    },
    '[CHAR-04] takes a character out at once that was deleted, and asks what else there is': {
      steps: [both, removed],
      end: { value: 'loading', emitted: [], context: { ...blank, characters: [other] }, started: loads(2) },
    },
    'shows a change at once, and asks what else there is': {
      steps: [both, changed],
      end: {
        value: 'loading',
        emitted: [],
        context: { ...blank, characters: [other, { ...ready, ...published }] },
        started: loads(2),
      },
    },
    'does not believe an answer that may be older than a change': {
      steps: [both, refreshed, removed],
      end: { value: 'loading', emitted: [], context: { ...blank, characters: [other] }, started: loads(3) },
    },
    '[CHAR-03] looks again after two seconds while one is being made': {
      steps: [underWay, waited(PAUSE_MIN)],
      end: { value: 'loading', emitted: [], context: watching, started: loads(2) },
    },
    'does not look again before that': {
      steps: [underWay, waited(PAUSE_MIN - 1)],
      end: { value: 'ready', emitted: [], context: watching, started: [load] },
    },
    'does not look again when nothing is being made': {
      steps: [loaded, waited(PAUSE_MAX)],
      end: { value: 'ready', emitted: [], context: one, started: [load] },
    },
    '[CHAR-03] looks less and less often while nothing moves': {
      steps: [underWay, ...lookedAfter(2000), ...lookedAfter(3000), waited(4499)],
      end: { value: 'ready', emitted: [], context: { ...watching, pause: 4500 }, started: loads(3) },
    },
    'looks every ten seconds at last': {
      steps: [
        underWay,
        ...[2000, 3000, 4500, 6750, 10_000].flatMap(lookedAfter),
        waited(PAUSE_MAX - 1),
        waited(1),
        underWay,
      ],
      end: { value: 'ready', emitted: [], context: { ...watching, pause: PAUSE_MAX }, started: loads(7) },
    },
    '[CHAR-03] looks often again once something has moved': {
      steps: [
        underWay,
        ...lookedAfter(2000),
        waited(3000),
        done('loadOwnCharacters', { characters: [further] }),
        waited(PAUSE_MIN),
      ],
      end: { value: 'loading', emitted: [], context: { ...blank, characters: [further] }, started: loads(4) },
    },
    'looks again by itself when it failed while something is being made, less and less often': {
      steps: [underWay, waited(2000), offline, waited(3000), offline, waited(4499)],
      end: {
        value: 'failed',
        emitted: [],
        context: { ...watching, failure: unanswered, pause: 4500 },
        started: loads(3),
      },
    },
    'does not look again by itself when it failed and nothing is being made': {
      steps: [loaded, refreshed, offline, waited(PAUSE_MAX)],
      end: { value: 'failed', emitted: [], context: { ...one, failure: unanswered, pause: 3000 }, started: loads(2) },
    },
    '[CHAR-03] asks for nothing while the page is hidden': {
      steps: [underWay, hidden, waited(PAUSE_MAX)],
      end: { value: 'ready', emitted: [], context: { ...watching, isShown: false }, started: [load] },
    },
    'nor when that failed': {
      steps: [underWay, waited(2000), offline, hidden, waited(PAUSE_MAX)],
      end: {
        value: 'failed',
        emitted: [],
        context: { ...watching, failure: unanswered, pause: 3000, isShown: false },
        started: loads(2),
      },
    },
    '[CHAR-03] looks at once when the page is shown again': {
      steps: [underWay, hidden, waited(60_000), shown],
      end: { value: 'loading', emitted: [], context: watching, started: loads(2) },
    },
    'takes a page that was never hidden for shown': {
      steps: [loaded, shown],
      end: { value: 'ready', emitted: [], context: one, started: [load] },
    },
    'keeps what the server does not tell of a change': {
      steps: [underWay, { type: 'character.changed', character: { ...own, status: 'painting', name: 'Vesper Lane' } }],
      end: {
        value: 'loading',
        emitted: [],
        context: { ...blank, characters: [{ ...painting, name: 'Vesper Lane' }] },
        started: loads(2),
      },
    },
  },
});
