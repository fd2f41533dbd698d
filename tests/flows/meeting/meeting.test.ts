import { MESSAGE_MAX } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { MEETING_DELAYS, type MeetingContext, meetingMachine } from '#machines/meeting/meetingMachine.ts';
import {
  canSay,
  greetingIn,
  hasFailed,
  isLoading,
  isMissing,
  isSaid,
  lineLeft,
} from '#machines/meeting/meetingSelectors.ts';
import { intentId, meetingModel } from './model.ts';
import { characterId, profile } from '../profile/model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(meetingMachine);
const loaded = done('loadCharacter', profile);
const retried = { type: 'load.retried' } as const;
const typed = (text: string) => ({ type: 'line.changed', text }) as const;
const chosen = (ordinal: number) => ({ type: 'greeting.chosen', ordinal }) as const;
const sent = { type: 'line.submitted', intentId } as const;

const blank: MeetingContext = { characterId, line: '', greeting: 0, character: null, failure: null };
const met: MeetingContext = { ...blank, character: profile };
const loading = { id: 'loadCharacter', input: { characterId } };
const longest = 'a'.repeat(MESSAGE_MAX);

describeFlow(meetingModel, {
  stateChecks: {
    loading: (snapshot) => isLoading(snapshot) && snapshot.hasTag('busy') && snapshot.context.failure === null,
    missing: (snapshot) => isMissing(snapshot) && snapshot.status === 'done',
    failed: (snapshot) => hasFailed(snapshot) && snapshot.hasTag('failed') && snapshot.context.failure !== null,
    met: (snapshot) =>
      greetingIn(snapshot).text === profile.greetings?.[snapshot.context.greeting] &&
      snapshot.context.character !== null &&
      !isSaid(snapshot) &&
      canSay(snapshot) === snapshot.can(sent) &&
      lineLeft(snapshot) === MESSAGE_MAX - snapshot.context.line.trim().length,
    said: (snapshot) => isSaid(snapshot) && canSay(snapshot) && snapshot.can(sent),
  },
  journeys: {
    '[CHAR-05] shows who it is': {
      steps: [loaded],
      end: { value: 'met', context: met, emitted: [], started: [loading] },
    },
    '[CHAR-05] tells that there is nobody': {
      steps: [failed('loadCharacter', { errNo: errNo.notFound })],
      end: { value: 'missing', context: blank, emitted: [] },
    },
    'tells why nobody could be loaded': {
      steps: [failed('loadCharacter', { errNo: errNo.internal })],
      end: { value: 'failed', context: { ...blank, failure: { errNo: errNo.internal, fields: [] } }, emitted: [] },
    },
    'loads again when asked to': {
      steps: [failed('loadCharacter', new Error('offline')), retried, loaded],
      end: { value: 'met', context: met, emitted: [], started: [loading, loading] },
    },
    'gives up waiting, and not before': {
      steps: [waited(MEETING_DELAYS.loadTimeout - 1), waited(1)],
      end: { value: 'failed', context: { ...blank, failure: { errNo: NO_ANSWER, fields: [] } }, emitted: [] },
    },
    'keeps waiting until then': {
      steps: [waited(MEETING_DELAYS.loadTimeout - 1)],
      end: { value: 'loading', context: blank, emitted: [] },
    },
    '[CHAT-02] hands on the first line, and keeps it on the screen': {
      steps: [loaded, typed(' Is this seat free? '), sent],
      end: {
        value: 'said',
        context: { ...met, line: ' Is this seat free? ' },
        emitted: [{ type: 'line.said', characterId, text: 'Is this seat free?', intentId }],
      },
    },
    '[N-26] begins with another greeting when it is chosen before the first line': {
      steps: [loaded, chosen(1), typed('Hm'), sent],
      end: {
        value: 'said',
        context: { ...met, greeting: 1, line: 'Hm' },
        emitted: [{ type: 'line.said', characterId, text: 'Hm', greeting: 1, intentId }],
      },
    },
    '[N-26] goes back to the usual one': {
      steps: [loaded, chosen(1), chosen(0), typed('Hm'), sent],
      end: {
        value: 'said',
        context: { ...met, line: 'Hm' },
        emitted: [{ type: 'line.said', characterId, text: 'Hm', intentId }],
      },
    },
    'takes none that is not there': {
      steps: [loaded, chosen(2), chosen(-1), chosen(0)],
      end: { value: 'met', context: met, emitted: [] },
    },
    'begins with the usual one where the one that was chosen is gone': {
      steps: [done('loadCharacter', { ...profile, greetings: [profile.greeting] }), typed('Hm'), sent],
      end: {
        value: 'said',
        context: { ...met, character: { ...profile, greetings: [profile.greeting] }, line: 'Hm' },
        emitted: [{ type: 'line.said', characterId, text: 'Hm', intentId }],
      },
    },
    'takes back a line that another greeting is chosen for': {
      steps: [loaded, typed('Hm'), sent, chosen(1)],
      end: {
        value: 'met',
        context: { ...met, greeting: 1, line: 'Hm' },
        emitted: [{ type: 'line.said', characterId, text: 'Hm', intentId }],
      },
    },
    'hands on a line as long as one may be': {
      steps: [loaded, typed(longest), sent],
      end: {
        value: 'said',
        context: { ...met, line: longest },
        emitted: [{ type: 'line.said', characterId, text: longest, intentId }],
      },
    },
    'hands the line on again to who comes back to it': {
      steps: [loaded, typed('Hm'), sent, { ...sent, intentId: 'again' }],
      end: {
        value: 'said',
        context: { ...met, line: 'Hm' },
        emitted: [
          { type: 'line.said', characterId, text: 'Hm', intentId },
          { type: 'line.said', characterId, text: 'Hm', intentId: 'again' },
        ],
      },
    },
    'takes back what is written anew': {
      steps: [loaded, typed('Hm'), sent, typed('Well')],
      end: {
        value: 'met',
        context: { ...met, line: 'Well' },
        emitted: [{ type: 'line.said', characterId, text: 'Hm', intentId }],
      },
    },
    'hands on no line that is too long': {
      steps: [loaded, typed(`${longest}a`), sent],
      end: { value: 'met', context: { ...met, line: `${longest}a` }, emitted: [] },
    },
    'hands on nothing where nothing is written': {
      steps: [loaded, typed('Hm'), typed('  '), sent],
      end: { value: 'met', context: { ...met, line: '  ' }, emitted: [] },
    },
  },
});
