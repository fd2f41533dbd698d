import { errNo } from '#contract/errNo.ts';
import { type ImageDetail, imageDetailMachine, type ImageOfMessage } from '#machines/imageDetail/imageDetailMachine.ts';
import { imageDetailDescription } from '#machines/imageDetail/imageDetailDescription.ts';
import { answer, mira } from '../chat/model.ts';
import { bare, type Model } from '@liora/flow-kit/model/model.ts';

const shown = { msgId: answer.done.msgId, image: 'chat/00000000-0000-4000-8000-000000000001.webp' };
export const picture: ImageOfMessage = {
  ...shown,
  frame: { aspect: '3:2', placeholder: 'data:image/webp;base64,' },
};
const { description: _description, scenario: _scenario, greeting: _greeting, ...summary } = mira;
export const imageDetail: ImageDetail = {
  ...shown,
  character: summary,
  prompt: 'A picture, please',
  createTime: answer.done.createTime,
};

export const imageDetailModel: Model<typeof imageDetailMachine> = {
  machine: imageDetailMachine,
  description: imageDetailDescription,
  fixtures: {
    events: { 'image.opened': { picture }, 'image.closed': bare, 'load.retried': bare },
    done: { loadImageDetail: { detail: imageDetail } },
    failed: { loadImageDetail: { 'not found': { errNo: errNo.notFound } } },
  },
};
