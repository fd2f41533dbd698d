import { CARD_FILE_MAX } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import type { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { nothingBrought } from '#machines/cardImport/cardImportSetup.ts';
import { huge, ines, notACard, tomas, vesper } from './model.ts';
import {
  added,
  both,
  brought,
  call,
  cameFirst,
  cameSecond,
  failed,
  item,
  oneLane,
  quiet,
  refused,
  sending,
  three,
  told,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';
import { askingJourneys } from './asking.ts';
import { retryJourneys } from './retrying.ts';
import { stopJourneys } from './stopping.ts';

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
  ...askingJourneys,
  ...retryJourneys,
  ...stopJourneys,
};
