import { NEXT_LINE_DELAYS, nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { characterId } from '../chat/model.ts';
import { nextLineModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(nextLineMachine);
const queued = (text: string) => ({ type: 'line.queued', text }) as const;
const takenBack = { type: 'line.takenBack' } as const;
const answering = { type: 'chat.answering' } as const;
const rested = { type: 'chat.rested' } as const;
const listensTo = (text: string) => ({ id: 'listen', input: { characterId, text } });
const needHeard = { type: 'need.heard' } as const;

describeFlow(nextLineModel, {
  stateChecks: {
    none: ({ context }) => context.text === '',
    waiting: ({ context }) => context.text !== '',
    'waiting.listening': (snapshot) => snapshot.children['listen'] !== undefined,
    'waiting.inNeed': (snapshot) => snapshot.can(answering),
    'waiting.heard': (snapshot) => !snapshot.can(answering) && snapshot.children['listen'] === undefined,
  },
  journeys: {
    'says what waits once there is an answer, and once only': {
      steps: [queued('And you?'), done('listen', { isInNeed: false }), rested, rested],
      end: {
        value: 'none',
        context: { characterId, text: '' },
        emitted: [{ type: 'line.due', text: 'And you?' }],
        started: [listensTo('And you?')],
      },
    },
    'says what waits before it was listened to, if the answer ends so soon': {
      steps: [queued('And you?'), rested],
      end: {
        value: 'none',
        context: { characterId, text: '' },
        emitted: [{ type: 'line.due', text: 'And you?' }],
        started: [listensTo('And you?')],
      },
    },
    'tells of a need at once, and says the line when the answer has ended': {
      steps: [queued('I want to die'), done('listen', { isInNeed: true }), answering, rested],
      end: {
        value: 'none',
        context: { characterId, text: '' },
        emitted: [needHeard, { type: 'line.due', text: 'I want to die' }],
        started: [listensTo('I want to die')],
      },
    },
    'waits on once a need is told of': {
      steps: [
        queued('I want to die'),
        waited(NEXT_LINE_DELAYS.listenTimeout - 1),
        done('listen', { isInNeed: true }),
        waited(1),
        answering,
        answering,
      ],
      end: {
        value: { waiting: 'heard' },
        context: { characterId, text: 'I want to die' },
        emitted: [needHeard],
        started: [listensTo('I want to die')],
      },
    },
    'tells of no need before the answer has begun that is to end': {
      steps: [queued('I want to die'), answering, done('listen', { isInNeed: true })],
      end: {
        value: { waiting: 'inNeed' },
        context: { characterId, text: 'I want to die' },
        emitted: [],
        started: [listensTo('I want to die')],
      },
    },
    'says a line in need at once where there is no answer to end': {
      steps: [queued('I want to die'), done('listen', { isInNeed: true }), rested],
      end: {
        value: 'none',
        context: { characterId, text: '' },
        emitted: [{ type: 'line.due', text: 'I want to die' }],
        started: [listensTo('I want to die')],
      },
    },
    'waits on where no need is told of': {
      steps: [queued('And you?'), done('listen', { isInNeed: false })],
      end: {
        value: { waiting: 'heard' },
        context: { characterId, text: 'And you?' },
        emitted: [],
        started: [listensTo('And you?')],
      },
    },
    'listens to two lines as one, and says them so, in their order': {
      steps: [queued('And you?'), queued('Still there?'), done('listen', { isInNeed: false }), rested],
      end: {
        value: 'none',
        context: { characterId, text: '' },
        emitted: [{ type: 'line.due', text: 'And you?\nStill there?' }],
        started: [listensTo('And you?'), listensTo('And you?\nStill there?')],
      },
    },
    'listens anew to what comes behind a line that was listened to': {
      steps: [queued('Hm.'), done('listen', { isInNeed: false }), queued('I want to die')],
      end: {
        value: { waiting: 'listening' },
        context: { characterId, text: 'Hm.\nI want to die' },
        emitted: [],
        started: [listensTo('Hm.'), listensTo('Hm.\nI want to die')],
      },
    },
    'gives back what is taken back, and says nothing of it': {
      steps: [queued('And you?'), takenBack, rested],
      end: {
        value: 'none',
        context: { characterId, text: '' },
        emitted: [{ type: 'line.returned', text: 'And you?' }],
        started: [listensTo('And you?')],
      },
    },
    'keeps a line in sight that could not be listened to': {
      steps: [queued('And you?'), failed('listen', new Error('offline'))],
      end: {
        value: { waiting: 'heard' },
        context: { characterId, text: 'And you?' },
        emitted: [],
        started: [listensTo('And you?')],
      },
    },
    'waits on where nothing is known of it in time': {
      steps: [queued('And you?'), waited(NEXT_LINE_DELAYS.listenTimeout)],
      end: {
        value: { waiting: 'heard' },
        context: { characterId, text: 'And you?' },
        emitted: [],
        started: [listensTo('And you?')],
      },
    },
    'has nothing to take back, and nothing to say, where nothing waits': {
      steps: [takenBack, rested],
      end: { value: 'none', context: { characterId, text: '' }, emitted: [], started: [] },
    },
    'takes another line once the one before was said': {
      steps: [queued('And you?'), rested, queued('Well?')],
      end: {
        value: { waiting: 'listening' },
        context: { characterId, text: 'Well?' },
        emitted: [{ type: 'line.due', text: 'And you?' }],
        started: [listensTo('And you?'), listensTo('Well?')],
      },
    },
  },
});
