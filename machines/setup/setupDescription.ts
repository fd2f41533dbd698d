import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { setupMachine } from './setupMachine.ts';

export const setupDescription = {
  purpose: 'Asks a new account for what Liora must know before it can be used: a name, a pronoun and the age.',
  screen: 'A dialog over whatever screen is open',
  begins: 'Confirm the mail of a new account; its name and age were not asked for yet',
  states: {
    closed: 'Nothing is asked; no dialog is open.',
    nameAndPronoun: 'The dialog asks for name and pronoun.',
    'nameAndPronoun.editing': 'The form can be filled in; it names what was wrong with the last try.',
    'nameAndPronoun.submitting': 'Name and pronoun are being saved; the button is busy, and Cancel is offered.',
    ageSelection: 'The dialog asks for the age.',
    'ageSelection.editing': 'The age can be entered; it says what was wrong with the last try.',
    'ageSelection.submitting': 'The age is being saved; the button is busy, and Cancel is offered.',
    underAgeChangeAge: 'The dialog says that the age is too low, and lets it be changed once.',
    'underAgeChangeAge.editing': 'Another age can be entered; it says what was wrong with the last try.',
    'underAgeChangeAge.submitting': 'The other age is being saved; the button is busy, and Cancel is offered.',
    underAge: 'The dialog says that the account is closed for reasons of age, and offers to sign out.',
  },
  events: {
    'setup.required': by('flow app', 'An answer says that the account needs setup'),
    'form.changed': by('user', 'Change what is entered'),
    'profile.submitted': by('user', 'Submit name and pronoun'),
    'age.submitted': by('user', 'Submit the age'),
    'submit.cancelled': by('user', 'Press Cancel while it is saved'),
    'setup.dismissed': by('user', 'Close the dialog'),
    'setup.signOutRequested': by('user', 'Press Sign out'),
  },
  actors: {
    updateUser: { does: 'Saves name and pronoun, or the age', done: 'The account is saved', failed: 'Saving fails' },
  },
  guards: {
    isProfile: 'name and pronoun are valid',
    isAge: 'the age is a whole number of years in range',
    needsNameAndPronoun: 'name and pronoun are needed',
    needsAge: 'the age is needed',
    needsOtherAge: 'the age is too low and may be changed',
    isUnderAge: 'the age is too low for good',
  },
  delays: { saveTimeout: noAnswerComes },
  home: ['closed'],
} as const satisfies Description<typeof setupMachine>;
