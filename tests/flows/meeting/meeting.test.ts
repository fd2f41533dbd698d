import { MESSAGE_MAX } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { MEETING_DELAYS, type MeetingContext, meetingMachine } from '#machines/meeting/meetingMachine.ts';
import {
  askedOf,
  canChooseGreeting,
  canSay,
  greetingIn,
  hasFailed,
  helpOf,
  isAnswering,
  isLoading,
  isMissing,
  isSaid,
  lineLeft,
  unansweredIn,
} from '#machines/meeting/meetingSelectors.ts';
import { exchange, intentId, meetingId, meetingModel } from './model.ts';
import { characterId, profile } from '../profile/model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(meetingMachine);
const loaded = done('loadCharacter', profile);
const retried = { type: 'load.retried' } as const;
const restored = { type: 'network.restored' } as const;
const typed = (text: string) => ({ type: 'line.changed', text }) as const;
const chosen = (ordinal: number) => ({ type: 'greeting.chosen', ordinal }) as const;
const sent = { type: 'line.submitted', intentId } as const;

const otherIntentId = '7e9cf5f2-6a58-4f3b-9b5e-0f2f6f7a1c34';
const answered = done('say', { messages: exchange });
const accountNeeded = failed('say', { errNo: errNo.accountNeeded });
const away = failed('say', { errNo: errNo.providerFailed });
const lost = failed('say', new Error('offline'));
const lostFailure = { errNo: NO_ANSWER, fields: [] };
const awayFailure = { errNo: errNo.providerFailed, fields: [] };

const blank: MeetingContext = {
  characterId,
  line: '',
  greeting: 0,
  meetingId,
  messages: [],
  request: null,
  character: null,
  failure: null,
};
const met: MeetingContext = { ...blank, character: profile };
const hm = { text: 'Hm', intentId };
const loading = { id: 'loadCharacter', input: { characterId } };
const saying = (text: string, given: { greeting?: number; intentId?: string } = {}) => ({
  id: 'say',
  input: { meetingId, characterId, greeting: 0, text, intentId, ...given },
});
const longest = 'a'.repeat(MESSAGE_MAX);
const toldHm = { type: 'line.said' as const, characterId, ...hm };

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
      canChooseGreeting(snapshot) === (snapshot.context.messages.length === 0) &&
      askedOf(snapshot) === null &&
      unansweredIn(snapshot) === snapshot.context.line &&
      helpOf(snapshot) === null &&
      lineLeft(snapshot) === MESSAGE_MAX - snapshot.context.line.trim().length,
    answering: (snapshot) =>
      isAnswering(snapshot) &&
      snapshot.hasTag('busy') &&
      !canSay(snapshot) &&
      !canChooseGreeting(snapshot) &&
      askedOf(snapshot) === snapshot.context.request?.text &&
      unansweredIn(snapshot).startsWith(askedOf(snapshot) ?? ' ') &&
      snapshot.context.failure === null,
    said: (snapshot) => isSaid(snapshot) && canSay(snapshot) === snapshot.can(sent),
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
    'loads again by itself once there is a network': {
      steps: [failed('loadCharacter', new Error('offline')), restored, loaded],
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
    '[CHAR-05] answers two lines, and asks for an account at the third, which it hands on with what was said': {
      steps: [
        loaded,
        typed(' Is this seat free? '),
        sent,
        answered,
        typed('Hm'),
        sent,
        answered,
        typed('Hm'),
        sent,
        accountNeeded,
      ],
      end: {
        value: 'said',
        context: { ...met, line: 'Hm', messages: [...exchange, ...exchange], request: hm },
        emitted: [{ ...toldHm, meetingId }],
        started: [loading, saying('Is this seat free?'), saying('Hm'), saying('Hm')],
      },
    },
    '[CHAT-02] hands on the first line, and keeps it on the screen, where nothing is answered without an account': {
      steps: [loaded, typed(' Is this seat free? '), sent, accountNeeded],
      end: {
        value: 'said',
        context: { ...met, line: 'Is this seat free?', request: { text: 'Is this seat free?', intentId } },
        emitted: [{ type: 'line.said', characterId, text: 'Is this seat free?', intentId }],
      },
    },
    'shows the line while it is answered, and lets the next one be written': {
      steps: [loaded, typed('Hm'), sent, typed('Well')],
      end: { value: 'answering', context: { ...met, line: 'Well', request: hm }, emitted: [] },
    },
    'keeps what was written meanwhile': {
      steps: [loaded, typed('Hm'), sent, typed('Well'), answered],
      end: { value: 'met', context: { ...met, line: 'Well', messages: exchange }, emitted: [] },
    },
    'gives the line back where no answer comes, before what was written meanwhile': {
      steps: [loaded, typed('Hm'), sent, typed('Well'), away],
      end: { value: 'met', context: { ...met, line: 'Hm\nWell', request: hm, failure: awayFailure }, emitted: [] },
    },
    'says the same line again as one intent': {
      steps: [loaded, typed('Hm'), sent, away, { ...sent, intentId: otherIntentId }],
      end: {
        value: 'answering',
        context: { ...met, request: hm },
        emitted: [],
        started: [loading, saying('Hm'), saying('Hm')],
      },
    },
    'says other words as another intent': {
      steps: [loaded, typed('Hm'), sent, away, typed('Well'), { ...sent, intentId: otherIntentId }],
      end: {
        value: 'answering',
        context: { ...met, request: { text: 'Well', intentId: otherIntentId } },
        emitted: [],
        started: [loading, saying('Hm'), saying('Well', { intentId: otherIntentId })],
      },
    },
    '[CHAT-02] says a line that got no answer again by itself once there is a network, as one intent': {
      steps: [loaded, typed('Hm'), sent, lost, restored],
      end: {
        value: 'answering',
        context: { ...met, request: hm },
        emitted: [],
        started: [loading, saying('Hm'), saying('Hm')],
      },
    },
    'says it as it stands there': {
      steps: [loaded, typed('Hm'), sent, lost, typed(' Hm '), restored],
      end: {
        value: 'answering',
        context: { ...met, request: hm },
        emitted: [],
        started: [loading, saying('Hm'), saying('Hm')],
      },
    },
    'says nothing by itself that was changed since': {
      steps: [loaded, typed('Hm'), sent, lost, typed('Hm, well'), restored],
      end: { value: 'met', context: { ...met, line: 'Hm, well', request: hm, failure: lostFailure }, emitted: [] },
    },
    'says nothing by itself that was refused': {
      steps: [loaded, typed('Hm'), sent, away, restored],
      end: { value: 'met', context: { ...met, line: 'Hm', request: hm, failure: awayFailure }, emitted: [] },
    },
    'says nothing by itself that is written and was not said': {
      steps: [loaded, typed('Hm'), restored],
      end: { value: 'met', context: { ...met, line: 'Hm' }, emitted: [] },
    },
    'gives up waiting for an answer, and not before': {
      steps: [loaded, typed('Hm'), sent, waited(MEETING_DELAYS.answerTimeout - 1), waited(1)],
      end: {
        value: 'met',
        context: { ...met, line: 'Hm', request: hm, failure: { errNo: NO_ANSWER, fields: [] } },
        emitted: [],
      },
    },
    'keeps waiting for an answer until then': {
      steps: [loaded, typed('Hm'), sent, waited(MEETING_DELAYS.answerTimeout - 1)],
      end: { value: 'answering', context: { ...met, request: hm }, emitted: [] },
    },
    '[N-26] begins with another greeting when it is chosen before the first line': {
      steps: [loaded, chosen(1), typed('Hm'), sent, accountNeeded],
      end: {
        value: 'said',
        context: { ...met, greeting: 1, line: 'Hm', request: hm },
        emitted: [{ ...toldHm, greeting: 1 }],
        started: [loading, saying('Hm', { greeting: 1 })],
      },
    },
    '[N-26] goes back to the usual one': {
      steps: [loaded, chosen(1), chosen(0), typed('Hm'), sent, accountNeeded],
      end: { value: 'said', context: { ...met, line: 'Hm', request: hm }, emitted: [toldHm] },
    },
    'takes no other greeting once something was said': {
      steps: [loaded, typed('Hm'), sent, answered, chosen(1)],
      end: { value: 'met', context: { ...met, messages: exchange }, emitted: [] },
    },
    'takes none that is not there': {
      steps: [loaded, chosen(2), chosen(-1), chosen(0)],
      end: { value: 'met', context: met, emitted: [] },
    },
    'begins with the usual one where the one that was chosen is gone': {
      steps: [done('loadCharacter', { ...profile, greetings: [profile.greeting] }), typed('Hm'), sent, accountNeeded],
      end: {
        value: 'said',
        context: { ...met, character: { ...profile, greetings: [profile.greeting] }, line: 'Hm', request: hm },
        emitted: [toldHm],
      },
    },
    'takes back a line that another greeting is chosen for': {
      steps: [loaded, typed('Hm'), sent, accountNeeded, chosen(1)],
      end: { value: 'met', context: { ...met, greeting: 1, line: 'Hm', request: hm }, emitted: [toldHm] },
    },
    'says a line as long as one may be': {
      steps: [loaded, typed(longest), sent],
      end: { value: 'answering', context: { ...met, request: { text: longest, intentId } }, emitted: [] },
    },
    'says the line again for who comes back to it: somebody in need is answered': {
      steps: [loaded, typed('Hm'), sent, accountNeeded, { ...sent, intentId: otherIntentId }, accountNeeded],
      end: {
        value: 'said',
        context: { ...met, line: 'Hm', request: hm },
        emitted: [toldHm, toldHm],
        started: [loading, saying('Hm'), saying('Hm')],
      },
    },
    'takes back what is written anew': {
      steps: [loaded, typed('Hm'), sent, accountNeeded, typed('Well')],
      end: { value: 'met', context: { ...met, line: 'Well', request: hm }, emitted: [toldHm] },
    },
    'says no line again that is too long with what was written since': {
      steps: [loaded, typed(longest), sent, typed('Hm'), accountNeeded, sent],
      end: {
        value: 'said',
        context: { ...met, line: `${longest}\nHm`, request: { text: longest, intentId } },
        emitted: [{ type: 'line.said', characterId, text: longest, intentId }],
      },
    },
    'says no line that is too long': {
      steps: [loaded, typed(`${longest}a`), sent],
      end: { value: 'met', context: { ...met, line: `${longest}a` }, emitted: [] },
    },
    'says nothing where nothing is written': {
      steps: [loaded, typed('  '), sent],
      end: { value: 'met', context: { ...met, line: '  ' }, emitted: [] },
    },
  },
});
