import { PICTURE_PROMPT_MAX } from '#contract/picture.ts';
import { isAsking, hasWish, wordsOf } from '#machines/chatPicture/chatPictureSelectors.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { otherIntentId as intentId } from '../chat/model.ts';
import { chatPictureModel } from './model.ts';

const usual = 'A picture, please';
const opened = (typed: string) => ({ type: 'picture.opened', typed, usual }) as const;
const changed = (text: string) => ({ type: 'words.changed', text }) as const;
const restored = { type: 'words.restored', words: 'You in the rain', typed: 'You at sea' } as const;
const confirmed = { type: 'picture.confirmed', intentId } as const;
const closed = { type: 'picture.closed' } as const;
const wished = (text: string) => ({ type: 'picture.wished', text, intentId }) as const;
const most = 'x'.repeat(PICTURE_PROMPT_MAX);

describeFlow(chatPictureModel, {
  stateChecks: {
    closed: (snapshot) => !isAsking(snapshot),
    asking: (snapshot) => isAsking(snapshot) && hasWish(snapshot) === (wordsOf(snapshot).trim() !== ''),
  },
  journeys: {
    'asks with what was typed': {
      steps: [opened('You at sea')],
      end: { value: 'asking', context: { words: 'You at sea', typed: 'You at sea' }, emitted: [] },
    },
    'asks with the usual words where nothing was typed': {
      steps: [opened(' ')],
      end: { value: 'asking', context: { words: usual, typed: ' ' }, emitted: [] },
    },
    'wishes for the picture with the words as they are said, and begins anew': {
      steps: [opened('You at sea'), changed(' You on a boat '), confirmed],
      end: { value: 'closed', context: { words: '', typed: '' }, emitted: [wished('You on a boat')] },
    },
    'wishes for nothing without words': {
      steps: [opened(''), changed(' '), confirmed],
      end: { value: 'asking', context: { words: ' ', typed: '' }, emitted: [] },
    },
    'takes as many words as a picture does': {
      steps: [opened(''), changed(`${most} `), confirmed],
      end: { value: 'closed', context: { words: '', typed: '' }, emitted: [wished(most)] },
    },
    'takes no more words than a picture does': {
      steps: [opened(''), changed(`${most}x`), confirmed],
      end: { value: 'asking', context: { words: `${most}x`, typed: '' }, emitted: [] },
    },
    'keeps the words when it is closed, and goes on with them': {
      steps: [opened('You at sea'), changed('You on a boat'), closed, opened('You at sea')],
      end: { value: 'asking', context: { words: 'You on a boat', typed: 'You at sea' }, emitted: [] },
    },
    'goes on with them where nothing stands in the composer any more': {
      steps: [opened('You at sea'), changed('You on a boat'), closed, opened('')],
      end: { value: 'asking', context: { words: 'You on a boat', typed: '' }, emitted: [] },
    },
    'asks with what was typed since': {
      steps: [opened('You at sea'), changed('You on a boat'), closed, opened('You in a field')],
      end: { value: 'asking', context: { words: 'You in a field', typed: 'You in a field' }, emitted: [] },
    },
    'asks with what was typed where the words were taken away': {
      steps: [opened('You at sea'), changed(''), closed, opened('You at sea')],
      end: { value: 'asking', context: { words: 'You at sea', typed: 'You at sea' }, emitted: [] },
    },
    'goes on with the words of a page that was left': {
      steps: [restored, opened('You at sea')],
      end: { value: 'asking', context: { words: 'You in the rain', typed: 'You at sea' }, emitted: [] },
    },
    'does nothing while it is closed': {
      steps: [changed('You on a boat'), confirmed, closed],
      end: { value: 'closed', context: { words: '', typed: '' }, emitted: [] },
    },
  },
});
