import { CARD_FILE_MAX } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import type { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { IMPORT_TIMEOUT, nothingBrought } from '#machines/cardImport/cardImportSetup.ts';
import { full, huge, ines, notACard, tomas, vesper } from './model.ts';
import {
  added,
  both,
  brought,
  call,
  cameFirst,
  cameSecond,
  cancelled,
  cancelledFile,
  cleared,
  failed,
  failedItem,
  internal,
  item,
  offline,
  oneLane,
  otherLane,
  quiet,
  refused,
  REST,
  resting,
  retried,
  retriedFile,
  sending,
  stopped,
  three,
  told,
  unanswered,
} from './steps.ts';
import { type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const largest = { ...vesper, size: CARD_FILE_MAX };

/** Ways written by hand, with the ends that a person expects. */
export const cardImportJourneys: Readonly<Record<string, Journey<typeof cardImportMachine>>> = {
  'sends two cards at a time, and the next when one is through': {
    steps: [three, cameFirst],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [brought(vesper), sending(tomas), sending(ines)],
        first: ines.id,
        second: tomas.id,
      },
      emitted: [told],
      started: [call('First', vesper), call('Second', tomas), call('First', ines)],
    },
  },
  'keeps the others waiting until then': {
    steps: [three],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [sending(vesper), sending(tomas), item(ines)],
        first: vesper.id,
        second: tomas.id,
      },
      emitted: [],
      started: [call('First', vesper), call('Second', tomas)],
    },
  },
  'sends an only one once': {
    steps: [added(vesper)],
    end: {
      value: oneLane,
      context: { ...nothingBrought, items: [sending(vesper)], first: vesper.id, second: null },
      emitted: [],
      started: [call('First', vesper)],
    },
  },
  'sends one that comes later beside it': {
    steps: [added(vesper), added(tomas)],
    end: {
      value: both,
      context: { ...nothingBrought, items: [sending(vesper), sending(tomas)], first: vesper.id, second: tomas.id },
      emitted: [],
      started: [call('First', vesper), call('Second', tomas)],
    },
  },
  'uses the first lane again while the second is busy': {
    steps: [added(vesper, tomas), cameFirst, added(ines)],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [brought(vesper), sending(tomas), sending(ines)],
        first: ines.id,
        second: tomas.id,
      },
      emitted: [told],
    },
  },
  'uses the second lane again while the first is busy': {
    steps: [three, cameSecond],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [sending(vesper), brought(tomas), sending(ines)],
        first: vesper.id,
        second: ines.id,
      },
      emitted: [told],
      started: [call('First', vesper), call('Second', tomas), call('Second', ines)],
    },
  },
  'tells what became of each': {
    steps: [three, cameFirst, cameSecond, cameFirst],
    end: {
      value: quiet,
      context: { ...nothingBrought, items: [brought(vesper), brought(tomas), brought(ines)] },
      emitted: [told, told, told],
    },
  },
  'knows a file that comes twice': {
    steps: [added(vesper), three],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [sending(vesper), sending(tomas), item(ines)],
        first: vesper.id,
        second: tomas.id,
      },
      emitted: [],
    },
  },
  'goes on with the others when one is refused, and tells why': {
    steps: [three, failed('sendFirst', notACard), cameSecond, failed('sendFirst', { errNo: errNo.contentRefused })],
    end: {
      value: quiet,
      context: {
        ...nothingBrought,
        items: [
          refused(vesper),
          brought(tomas),
          item(ines, { status: 'refused', failure: { errNo: errNo.contentRefused, fields: [] } }),
        ],
      },
      emitted: [told],
    },
  },
  'and when one in the second lane is': {
    steps: [three, failed('sendSecond', notACard)],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [sending(vesper), refused(tomas), sending(ines)],
        first: vesper.id,
        second: ines.id,
      },
      emitted: [],
    },
  },
  'refuses what is too large before it is sent': {
    steps: [added(huge, largest)],
    end: {
      value: oneLane,
      context: {
        ...nothingBrought,
        items: [item(huge, { status: 'refused', failure: { errNo: errNo.tooLarge, fields: [] } }), sending(largest)],
        first: vesper.id,
        second: null,
      },
      emitted: [],
      started: [call('First', largest)],
    },
  },
  'takes the server’s word that one is too large': {
    steps: [added(vesper), failed('sendFirst', { errNo: errNo.tooLarge })],
    end: {
      value: quiet,
      context: {
        ...nothingBrought,
        items: [item(vesper, { status: 'refused', failure: { errNo: errNo.tooLarge, fields: [] } })],
      },
      emitted: [],
    },
  },
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
  'stops one that is on its way, and goes on with the next': {
    steps: [three, cancelledFile(vesper)],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [stopped(vesper), sending(tomas), sending(ines)],
        first: ines.id,
        second: tomas.id,
      },
      emitted: [],
    },
  },
  'stops one that is on its way in the second lane': {
    steps: [added(vesper, tomas), cancelledFile(tomas)],
    end: {
      value: oneLane,
      context: { ...nothingBrought, items: [sending(vesper), stopped(tomas)], first: vesper.id, second: null },
      emitted: [],
    },
  },
  'stops one that waits': {
    steps: [three, cancelledFile(ines), cameFirst],
    end: {
      value: otherLane,
      context: {
        ...nothingBrought,
        items: [brought(vesper), sending(tomas), stopped(ines)],
        first: null,
        second: tomas.id,
      },
      emitted: [told],
    },
  },
  'does not stop what is through': {
    steps: [added(vesper), cameFirst, cancelledFile(vesper)],
    end: { value: quiet, context: { ...nothingBrought, items: [brought(vesper)] }, emitted: [told] },
  },
  'sends one that was stopped on its way again with the same intent, so that it comes once': {
    steps: [added(vesper), cancelledFile(vesper), retriedFile(vesper)],
    end: {
      value: oneLane,
      context: { ...nothingBrought, items: [sending(vesper)], first: vesper.id, second: null },
      emitted: [],
      started: [call('First', vesper), call('First', vesper)],
    },
  },
  'stops all that waits or is on its way': {
    steps: [three, cameFirst, added({ ...tomas, id: 'more' }), cancelled],
    end: {
      value: quiet,
      context: {
        ...nothingBrought,
        items: [brought(vesper), stopped(tomas), stopped(ines), stopped({ ...tomas, id: 'more' })],
      },
      emitted: [told],
    },
  },
  'stops what one lane alone has': {
    steps: [added(vesper, tomas), cameFirst, cancelled],
    end: { value: quiet, context: { ...nothingBrought, items: [brought(vesper), stopped(tomas)] }, emitted: [told] },
  },
  'stops what the first lane alone has': {
    steps: [added(vesper), cancelled],
    end: { value: quiet, context: { ...nothingBrought, items: [stopped(vesper)] }, emitted: [] },
  },
  'clears nothing while something is under way': {
    steps: [three, cameFirst, cameSecond, cleared],
    end: {
      value: oneLane,
      context: {
        ...nothingBrought,
        items: [brought(vesper), brought(tomas), sending(ines)],
        first: ines.id,
        second: null,
      },
      emitted: [told, told],
    },
  },
  'clears everything once all is through': {
    steps: [added(vesper, tomas, huge), failed('sendFirst', internal), cancelledFile(tomas), cleared],
    end: { value: quiet, context: nothingBrought, emitted: [] },
  },
};
