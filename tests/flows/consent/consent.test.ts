import type { ConsentChoice } from '#machines/consent/consentMachine.ts';
import { consentOf, isAllowed } from '#machines/consent/consentSelectors.ts';
import { consentModel } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const read = (choice: ConsentChoice | null, isOptedOut = false) =>
  ({ type: 'consent.read', choice, isOptedOut }) as const;
const kept = (choice: ConsentChoice) => ({ type: 'choice.wanted', choice }) as const;
const given = { type: 'consent.given' } as const;
const refused = { type: 'consent.refused' } as const;
const context = {};

describeFlow(consentModel, {
  stateChecks: {
    unknown: (snapshot) => consentOf(snapshot) === 'unknown' && !isAllowed(snapshot),
    withheld: (snapshot) => consentOf(snapshot) === 'withheld' && !isAllowed(snapshot),
    allowed: (snapshot) => consentOf(snapshot) === 'allowed' && isAllowed(snapshot),
    refused: (snapshot) => consentOf(snapshot) === 'refused' && !isAllowed(snapshot),
  },
  journeys: {
    '[ID-04] nothing is told before the browser was asked': {
      steps: [],
      end: { value: 'unknown', context, emitted: [] },
    },
    '[ID-04] is told of where nothing was chosen': {
      steps: [read(null)],
      end: { value: 'allowed', context, emitted: [] },
    },
    '[ID-04] refuses, and keeps that': {
      steps: [read(null), refused],
      end: { value: 'refused', context, emitted: [kept('refused')] },
    },
    '[ID-04] allows it again, and keeps that': {
      steps: [read('refused'), given],
      end: { value: 'allowed', context, emitted: [kept('allowed')] },
    },
    '[ID-04] what the browser says counts more than what was chosen': {
      steps: [read('allowed', true)],
      end: { value: 'withheld', context, emitted: [] },
    },
    'takes up what was refused, and does not keep it anew': {
      steps: [read('refused')],
      end: { value: 'refused', context, emitted: [] },
    },
    'follows another tab': {
      steps: [read('allowed'), read('refused'), read('allowed')],
      end: { value: 'allowed', context, emitted: [] },
    },
    'follows the browser, should it change its mind': {
      steps: [read('refused', true), read('refused')],
      end: { value: 'refused', context, emitted: [] },
    },
  },
});
