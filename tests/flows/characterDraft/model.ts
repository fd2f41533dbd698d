import { errNo } from '#contract/errNo.ts';
import { temperament, part, voice } from '#contract/characterDraft.ts';
import { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import { characterDraftDescription } from '#machines/characterDraft/characterDraftDescription.ts';
import type { KeptDraft, DraftOptions } from '#machines/characterDraft/characterDraftSetup.ts';
import { blankValues, type DraftValues } from '#machines/characterDraft/draftValues.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';

export const looks = { ...blankValues.appearance, hairColor: 'copper' } as const;
export const look = { lookId: 'look-1', appearance: looks };

export const options: DraftOptions = {
  guided: {
    appearance: { presentation: ['feminine', 'masculine'], hairColor: ['black', 'copper'], accessories: ['glasses'] },
    voices: [...voice.options],
    tags: ['gentle', 'witty'],
    cost: 30,
  },
  quick: { looks: [look], temperaments: [...temperament.options], parts: [...part.options], cost: 20 },
};

/** What both ways can make a character of. */
export const wholeValues: DraftValues = {
  ...blankValues,
  name: 'Mira',
  greeting: 'Oh, hello!',
  lookId: look.lookId,
  appearance: looks,
  temperament: 'gentle',
  part: 'friend',
};
export const whole: KeptDraft = { values: wholeValues, step: 'summary' };
export const tagline = 'Listens before she answers';

const broken = { broken: { errNo: errNo.providerFailed } };

const fixtures = {
  events: {
    'load.retried': bare,
    'mode.chosen': { guided: { mode: 'guided' }, quick: { mode: 'quick' } },
    'step.chosen': { personality: { step: 'personality' }, summary: { step: 'summary' } },
    'draft.changed': { name: { change: { name: 'Mira' } } },
    'draft.submitted': { press: { intentId } },
    'startOver.requested': bare,
    'startOver.confirmed': bare,
    'startOver.cancelled': bare,
    'help.requested': { tagline: { field: 'tagline', intentId } },
    'help.cancelled': bare,
    'help.undone': bare,
    'help.dismissed': bare,
    'draft.returned': bare,
    'draft.refused': { name: { fields: [{ path: 'draft.name', reason: 'badCharacters' }] } },
    'draft.used': bare,
    'draft.replaced': { whole: { kept: whole } },
  },
  done: {
    loadOptions: { ok: options },
    describeField: { ok: { text: tagline } },
  },
  failed: { loadOptions: broken, describeField: broken },
} satisfies Fixtures<typeof characterDraftMachine>;

/** Ways through a draft, of which it matters how it is entered, where one is, and whether it could be sent. */
export const characterDraftModel = {
  machine: characterDraftMachine,
  description: characterDraftDescription,
  input: { kept: null },
  fixtures,
  key: ({ mode, step, values, helped }) => [
    mode === 'quick' ? mode : step,
    values.greeting === '' ? 'less' : 'whole',
    mode === 'guided' && step === 'personality' && helped !== null,
  ],
} satisfies Model<typeof characterDraftMachine>;
