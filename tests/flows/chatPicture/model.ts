import { chatPictureMachine } from '#machines/chatPicture/chatPictureMachine.ts';
import { chatPictureDescription } from '#machines/chatPicture/chatPictureDescription.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { otherIntentId } from '../chat/model.ts';

const usual = text.chat_picture_words;

/** With what words a picture is asked for in a conversation. */
export const chatPictureModel: Model<typeof chatPictureMachine> = {
  machine: chatPictureMachine,
  description: chatPictureDescription,
  fixtures: {
    events: {
      'picture.opened': { 'nothing typed': { typed: '', usual }, typed: { typed: 'You at sea', usual } },
      'words.changed': { words: { text: 'You on a boat' }, none: { text: ' ' } },
      'picture.confirmed': { intent: { intentId: otherIntentId } },
      'picture.closed': bare,
      'words.restored': { words: { words: 'You in the rain', typed: 'You at sea' } },
    },
    done: {},
    failed: {},
  },
  key: ({ words, typed }) => [words.trim() !== '', typed !== ''],
};
