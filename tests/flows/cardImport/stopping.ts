import type { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { nothingBrought } from '#machines/cardImport/cardImportSetup.ts';
import { huge, ines, tomas, vesper } from './model.ts';
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
  internal,
  oneLane,
  otherLane,
  quiet,
  retriedFile,
  sending,
  stopped,
  three,
  told,
} from './steps.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';

/** What is stopped, and what is cleared. */
export const stopJourneys: Readonly<Record<string, Journey<typeof cardImportMachine>>> = {
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
