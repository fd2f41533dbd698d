import type { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { nothingAsked, PICTURE_ACTS_DELAYS } from '#machines/pictureActs/pictureActsSetup.ts';
import { ofMira } from './pictureActs.model.ts';
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
  reason,
  report,
  reportCall,
  reporting,
  submitted,
  unanswered,
  use,
  words,
} from './pictureActs.steps.ts';
import type { Journey } from './support/journeys.ts';
import { waited } from './support/runner.ts';

const { pictureId } = ofMira;
const reasoned = { ...about, report: { reason: 'realPerson', content: '' } } as const;

/** Pictures that are deleted or reported. */
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
    steps: [deletion, confirmed, report, use, closed, again(confirmed), waited(PICTURE_ACTS_DELAYS.deleteTimeout - 1)],
    end: {
      value: 'deleting',
      context: { ...about, request: deleting },
      emitted: [],
      started: [deleteCall(deleting)],
    },
  },
  '[PIC-02] reports a picture with a reason': {
    steps: [report, reason, submitted, done('reportPicture', undefined)],
    end: {
      value: idle,
      context: nothingAsked,
      emitted: [{ type: 'picture.reported' }],
      started: [reportCall(reporting)],
    },
  },
  '[PIC-02] reports it with words': {
    steps: [report, words('Oh no.'), reason, submitted],
    end: {
      value: 'sendingReport',
      context: {
        ...about,
        report: { reason: 'realPerson', content: 'Oh no.' },
        request: { ...reporting, content: 'Oh no.' },
      },
      emitted: [],
      started: [reportCall({ ...reporting, content: 'Oh no.' })],
    },
  },
  'reports nothing without a reason': {
    steps: [report, words('Oh no.'), submitted],
    end: { value: 'reporting', context: { ...about, report: { reason: null, content: 'Oh no.' } }, emitted: [] },
  },
  'reports no more than the server takes': {
    steps: [report, reason, words('x'.repeat(2001)), submitted],
    end: {
      value: 'reporting',
      context: { ...about, report: { reason: 'realPerson', content: 'x'.repeat(2001) } },
      emitted: [],
      started: [],
    },
  },
  'forgets what was told when the dialog is closed': {
    steps: [report, reason, words('Oh no.'), closed],
    end: { value: idle, context: nothingAsked, emitted: [], started: [] },
  },
  'tells why it was not reported, and reports again with a new intent': {
    steps: [report, reason, submitted, failed('reportPicture', internal), again(submitted)],
    end: {
      value: 'sendingReport',
      context: { ...reasoned, request: again(reporting) },
      emitted: [],
      started: [reportCall(reporting), reportCall(again(reporting))],
    },
  },
  'keeps in mind why it was not reported': {
    steps: [report, reason, submitted, failed('reportPicture', internal)],
    end: { value: 'reporting', context: { ...reasoned, request: reporting, failure: broken }, emitted: [] },
  },
  'reports again with the same intent when no answer came in time': {
    steps: [report, reason, submitted, waited(PICTURE_ACTS_DELAYS.reportTimeout), again(submitted)],
    end: { value: 'sendingReport', context: { ...reasoned, request: reporting }, emitted: [] },
  },
  'tells when the report is not answered in time': {
    steps: [report, reason, submitted, waited(PICTURE_ACTS_DELAYS.reportTimeout)],
    end: { value: 'reporting', context: { ...reasoned, request: reporting, failure: unanswered }, emitted: [] },
  },
  'waits for the report until then': {
    steps: [report, reason, submitted, waited(PICTURE_ACTS_DELAYS.reportTimeout - 1)],
    end: { value: 'sendingReport', context: { ...reasoned, request: reporting }, emitted: [] },
  },
};
