import type { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { nothingAsked, PICTURE_ACTS_DELAYS } from '#machines/pictureActs/pictureActsSetup.ts';
import { ofMira } from './model.ts';
import {
  about,
  again,
  broken,
  closed,
  confirmed,
  deleteCall,
  deleting,
  deletion,
  done,
  failed,
  gone,
  idle,
  internal,
  offline,
  unanswered,
  use,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { pictureId } = ofMira;

/** Pictures that are deleted. */
export const telling: Readonly<Record<string, Journey<typeof pictureActsMachine>>> = {
  '[PIC-02] deletes a picture once that is confirmed': {
    steps: [deletion, confirmed, done('deletePicture', undefined)],
    end: {
      value: idle,
      context: nothingAsked,
      emitted: [{ type: 'picture.removed', pictureId }],
      started: [deleteCall(deleting)],
    },
  },
  '[PIC-02] deletes nothing when the dialog is closed': {
    steps: [deletion, closed],
    end: { value: idle, context: nothingAsked, emitted: [], started: [] },
  },
  'asks about that picture': {
    steps: [deletion],
    end: { value: 'confirmingDeletion', context: about, emitted: [] },
  },
  'tells why nothing was deleted': {
    steps: [deletion, confirmed, failed('deletePicture', internal)],
    end: { value: 'confirmingDeletion', context: { ...about, request: deleting, failure: broken }, emitted: [] },
  },
  'takes one that is gone already for deleted': {
    steps: [deletion, confirmed, failed('deletePicture', gone)],
    end: { value: idle, context: nothingAsked, emitted: [{ type: 'picture.removed', pictureId }] },
  },
  'deletes again with the same intent when no answer came': {
    steps: [deletion, confirmed, failed('deletePicture', offline), again(confirmed)],
    end: {
      value: 'deleting',
      context: { ...about, request: deleting },
      emitted: [],
      started: [deleteCall(deleting), deleteCall(deleting)],
    },
  },
  'deletes again with a new intent once the server has refused': {
    steps: [deletion, confirmed, failed('deletePicture', internal), again(confirmed)],
    end: { value: 'deleting', context: { ...about, request: again(deleting) }, emitted: [] },
  },
  'gives up on deleting after a while': {
    steps: [deletion, confirmed, waited(PICTURE_ACTS_DELAYS.deleteTimeout - 1), waited(1)],
    end: { value: 'confirmingDeletion', context: { ...about, request: deleting, failure: unanswered }, emitted: [] },
  },
  'waits for it until then, and does one thing at a time': {
    steps: [deletion, confirmed, use, closed, again(confirmed), waited(PICTURE_ACTS_DELAYS.deleteTimeout - 1)],
    end: {
      value: 'deleting',
      context: { ...about, request: deleting },
      emitted: [],
      started: [deleteCall(deleting)],
    },
  },
};
