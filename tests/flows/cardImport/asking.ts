import { errNo } from '#contract/errNo.ts';
import type { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { nothingBrought } from '#machines/cardImport/cardImportSetup.ts';
import type { Journey } from '@liora/flow-kit/model/journeys.ts';
import { ageless, imported, ines, notACard, tomas, vesper } from './model.ts';
import {
  added,
  asking,
  both,
  brought,
  call,
  cameFirst,
  cancelledFile,
  cleared,
  entered,
  failed,
  gave,
  item,
  oneLane,
  quiet,
  refused,
  sending,
  three,
  told,
} from './steps.ts';

const asked = failed('sendFirst', ageless);
const wrong = (reason: string) => ({ errNo: errNo.invalidInput, fields: [{ path: 'age', reason }] });

/** Cards that tell no age, of which one is asked for. */
export const askingJourneys: Readonly<Record<string, Journey<typeof cardImportMachine>>> = {
  'asks for an age that a card does not tell, and goes on with the others': {
    steps: [three, asked],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [asking(vesper), sending(tomas), sending(ines)],
        first: ines.id,
        second: tomas.id,
      },
      emitted: [],
    },
  },
  'sends the card with the age that is given, as a new intent': {
    steps: [added(vesper), asked, gave(vesper, 45), cameFirst],
    end: {
      value: quiet,
      context: {
        ...nothingBrought,
        items: [item(vesper, { status: 'done', imported, attempt: 1, age: 45 })],
      },
      emitted: [told],
      started: [call('First', vesper), call('First', vesper, 1, 45)],
    },
  },
  'waits with it while both lanes are busy': {
    steps: [three, asked, gave(vesper, 18)],
    end: {
      value: both,
      context: {
        ...nothingBrought,
        items: [item(vesper, { attempt: 1, age: 18 }), sending(tomas), sending(ines)],
        first: ines.id,
        second: tomas.id,
      },
      emitted: [],
    },
  },
  'asks again where that is no age of an adult': {
    steps: [added(vesper), asked, gave(vesper, 17)],
    end: {
      value: quiet,
      context: { ...nothingBrought, items: [asking(vesper, { failure: wrong('tooSmall') })] },
      emitted: [],
      started: [call('First', vesper)],
    },
  },
  'asks again where that is no age at all': {
    steps: [added(vesper), asked, gave(vesper, Number.NaN)],
    end: {
      value: quiet,
      context: { ...nothingBrought, items: [asking(vesper, { failure: wrong('notANumber') })] },
      emitted: [],
    },
  },
  'calls an age no longer wrong once a right one is entered, and sends nothing yet': {
    steps: [added(vesper, tomas), asked, gave(vesper, 17), entered(vesper, 45)],
    end: {
      value: { first: 'idle', second: 'sending' },
      context: { ...nothingBrought, items: [asking(vesper), sending(tomas)], first: null, second: tomas.id },
      emitted: [],
      started: [call('First', vesper), call('Second', tomas)],
    },
  },
  'still calls it wrong while it is': {
    steps: [added(vesper), asked, gave(vesper, Number.NaN), entered(vesper, 17)],
    end: {
      value: quiet,
      context: { ...nothingBrought, items: [asking(vesper, { failure: wrong('notANumber') })] },
      emitted: [],
    },
  },
  'leaves what is wrong with a card that asks for no age': {
    steps: [added(vesper), failed('sendFirst', notACard), entered(vesper, 45)],
    end: { value: quiet, context: { ...nothingBrought, items: [refused(vesper)] }, emitted: [] },
  },
  'forgets what was wrong once it is right': {
    steps: [added(vesper), asked, gave(vesper, 17), gave(vesper, 71)],
    end: {
      value: oneLane,
      context: {
        ...nothingBrought,
        items: [item(vesper, { status: 'sending', attempt: 1, age: 71 })],
        first: vesper.id,
        second: null,
      },
      emitted: [],
    },
  },
  'asks nothing of a card that is through, or of one that nobody asked about': {
    steps: [added(vesper), cameFirst, gave(vesper, 45), gave(tomas, 17)],
    end: { value: quiet, context: { ...nothingBrought, items: [brought(vesper)] }, emitted: [told] },
  },
  'lets a card go that nobody gives an age': {
    steps: [added(vesper), asked, cancelledFile(vesper), cleared],
    end: { value: quiet, context: nothingBrought, emitted: [] },
  },
};
