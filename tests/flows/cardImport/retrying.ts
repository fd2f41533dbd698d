import { errNo } from '#contract/errNo.ts';
import type { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { IMPORT_TIMEOUT, nothingBrought } from '#machines/cardImport/cardImportSetup.ts';
import { full, ines, notACard, tomas, vesper } from './model.ts';
import {
  added,
  both,
  call,
  cancelled,
  cancelledFile,
  cleared,
  failed,
  failedItem,
  internal,
  item,
  offline,
  oneLane,
  quiet,
  refused,
  REST,
  resting,
  retried,
  retriedFile,
  sending,
  three,
  unanswered,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** What fails, is not answered or is not taken yet, and how it is sent again. */
export const retryJourneys: Readonly<Record<string, Journey<typeof cardImportMachine>>> = {
  'goes on with the others when one fails': {
    steps: [three, failed('sendFirst', internal), failed('sendSecond', internal)],
    end: {
      value: oneLane,
      context: {
        ...nothingBrought,
        items: [failedItem(vesper), failedItem(tomas), sending(ines)],
        first: ines.id,
        second: null,
      },
      emitted: [],
    },
  },
  'sends one that failed again with a new intent': {
    steps: [added(vesper), failed('sendFirst', internal), retriedFile(vesper)],
    end: {
      value: oneLane,
      context: { ...nothingBrought, items: [sending(vesper, 1)], first: vesper.id, second: null },
      emitted: [],
      started: [call('First', vesper), call('First', vesper, 1)],
    },
  },
  'sends one that got no answer again with the same intent': {
    steps: [added(vesper), failed('sendFirst', offline), retriedFile(vesper)],
    end: {
      value: oneLane,
      context: { ...nothingBrought, items: [sending(vesper)], first: vesper.id, second: null },
      emitted: [],
      started: [call('First', vesper), call('First', vesper)],
    },
  },
  'does not send again what was refused': {
    steps: [added(vesper), failed('sendFirst', notACard), retriedFile(vesper), retried],
    end: { value: quiet, context: { ...nothingBrought, items: [refused(vesper)] }, emitted: [] },
  },
  'leaves a card alone that another name belongs to': {
    steps: [added(vesper, tomas), failed('sendFirst', internal), failed('sendSecond', internal), retriedFile(tomas)],
    end: {
      value: oneLane,
      context: { ...nothingBrought, items: [failedItem(vesper), sending(tomas, 1)], first: tomas.id, second: null },
      emitted: [],
    },
  },
  'sends all again that failed or were stopped': {
    steps: [three, failed('sendFirst', internal), failed('sendSecond', notACard), cancelledFile(ines), retried],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [sending(vesper, 1), refused(tomas), sending(ines)],
        first: ines.id,
        second: vesper.id,
      },
      emitted: [],
    },
  },
  'gives up on each after a while': {
    steps: [added(vesper, tomas), waited(IMPORT_TIMEOUT)],
    end: {
      value: quiet,
      context: {
        ...nothingBrought,
        items: [
          item(vesper, { status: 'failed', failure: unanswered }),
          item(tomas, { status: 'failed', failure: unanswered }),
        ],
      },
      emitted: [],
    },
  },
  'waits for each until then': {
    steps: [added(vesper, tomas), waited(IMPORT_TIMEOUT - 1)],
    end: {
      value: both,
      context: { ...nothingBrought, items: [sending(vesper), sending(tomas)], first: vesper.id, second: tomas.id },
      emitted: [],
    },
  },
  'waits with what the server does not take yet, and sends it with a new intent then': {
    steps: [three, failed('sendFirst', full), failed('sendSecond', full), waited(REST)],
    end: {
      value: both,
      context: {
        items: [sending(vesper, 1), sending(tomas, 1), item(ines)],
        first: vesper.id,
        second: tomas.id,
        pause: REST,
      },
      emitted: [],
      started: [call('First', vesper), call('Second', tomas), call('First', vesper, 1), call('Second', tomas, 1)],
    },
  },
  'waits until then': {
    steps: [added(vesper), failed('sendFirst', full), waited(REST - 1)],
    end: {
      value: resting,
      context: { ...nothingBrought, items: [item(vesper, { attempt: 1 })], pause: REST },
      emitted: [],
    },
  },
  'does not wait where the server does not say how long': {
    steps: [added(vesper), failed('sendFirst', { errNo: errNo.tooManyRequests })],
    end: {
      value: quiet,
      context: {
        ...nothingBrought,
        items: [item(vesper, { status: 'failed', attempt: 1, failure: { errNo: errNo.tooManyRequests, fields: [] } })],
      },
      emitted: [],
    },
  },
  'waits for nothing once all is stopped': {
    steps: [added(vesper), failed('sendFirst', full), cancelled],
    end: {
      value: quiet,
      context: { ...nothingBrought, items: [item(vesper, { status: 'cancelled', attempt: 1 })], pause: REST },
      emitted: [],
    },
  },
  'waits for nothing once the only one is stopped': {
    steps: [added(vesper), failed('sendFirst', full), cancelledFile(vesper), cleared],
    end: { value: quiet, context: { ...nothingBrought, pause: REST }, emitted: [] },
  },
};
