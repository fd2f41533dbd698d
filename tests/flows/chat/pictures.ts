import { answer, picture, said } from './model.ts';
import {
  answering,
  begun,
  type ChatJourney,
  drawn,
  end,
  ended,
  extended,
  send,
  started,
  stopped,
  writing,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** The picture that an answer waits for. */
export const pictureJourneys: Readonly<Record<string, ChatJourney>> = {
  '[CHAT-04] follows the picture of an answer, which keeps the wait alive, to its end': {
    steps: [...begun, extended(2, 'Hi'), waited(60_000), drawn(10), waited(60_000), drawn(40)],
    end: end(answering, { messages: [said, { ...writing('Hi'), picture: { ...picture, progress: 40 } }] }, [send]),
  },
  'keeps what is told of the picture when the answer is taken up': {
    steps: [...begun, drawn(40), started],
    end: end(answering, { messages: [said, { ...answer.begun, picture }] }, [send]),
  },
  'keeps the picture of no other alternative': {
    steps: [...begun, drawn(40), { ...started, messages: [said, { ...answer.begun, chosen: 1, alternatives: 2 }] }],
    end: end(answering, { messages: [said, { ...answer.begun, chosen: 1, alternatives: 2 }] }, [send]),
  },
  'follows the picture while the answer is being stopped': {
    steps: [...begun, drawn(10), stopped, drawn(40), waited(9999)],
    end: end({ running: 'stopping' }, { messages: [said, { ...answer.begun, picture }] }),
  },
  'takes no picture of another message': {
    steps: [...begun, drawn(40, said.msgId), waited(60_000), stopped, drawn(40, said.msgId)],
    end: end({ running: 'stopping' }, { messages: [said, answer.begun] }),
  },
  'tells of no picture once the answer has ended': {
    steps: [...begun, drawn(40), ended],
    end: end('idle', { messages: [said, answer.done] }, [send]),
  },
};
