import {
  ada,
  type AuthJourney,
  container,
  done,
  fromMail,
  inAnotherBrowser,
  misgiven,
  miscoded,
  misspelt,
  opened,
  openedSignUp,
  page,
  passwordNeeded,
  forgot,
  signedUp,
  submitted,
  submittedBlank,
  untouched,
} from './steps.ts';

const entered = (values: Readonly<Record<string, string>>) => ({ type: 'form.changed', values }) as const;
const short = { path: 'password', reason: 'tooShort' };

/** Where each form stands once something was refused, and what it is like then but for that. */
const forms = [
  {
    words: 'signing in',
    steps: [opened, submittedBlank],
    end: { value: { signIn: 'editing' }, context: untouched, emitted: [container] },
    wrong: entered({ email: ada.email, password: 'short' }),
    left: short,
    right: entered(ada),
  },
  {
    words: 'signing up',
    steps: [openedSignUp, submittedBlank],
    end: { value: { signUp: 'editing' }, context: page, emitted: [container] },
    wrong: entered({ email: ada.email, password: 'short' }),
    left: short,
    right: entered(ada),
  },
  {
    words: 'a code',
    steps: [openedSignUp, submitted, done('sendSignUpMail', undefined), miscoded],
    end: { value: { confirmEmail: 'editing' }, context: signedUp(ada), emitted: [container] },
    wrong: entered({ code: 'abc' }),
    left: { path: 'code', reason: 'notACode' },
    right: entered({ code: '123 456' }),
  },
  {
    words: 'a password of one’s own',
    steps: [...inAnotherBrowser, misgiven],
    end: { value: { choosePassword: 'editing' }, context: fromMail, emitted: [container] },
    wrong: entered({ password: 'shorter' }),
    left: short,
    right: entered({ password: ada.password }),
  },
  {
    words: 'the email of a forgotten password',
    steps: [opened, forgot, misspelt],
    end: { value: { forgotPassword: 'editing' }, context: untouched, emitted: [container] },
    wrong: entered({ email: 'ada@' }),
    left: { path: 'email', reason: 'notAnEmail' },
    right: entered({ email: ada.email }),
  },
  {
    words: 'the password of an account to join',
    steps: [passwordNeeded, misgiven],
    end: { value: { linkAccount: 'editing' }, context: page, emitted: [container] },
    wrong: entered({ password: 'shorter' }),
    left: short,
    right: entered({ password: ada.password }),
  },
] as const;

/** What was refused, while it is mended. */
export const correcting: Readonly<Record<string, AuthJourney>> = Object.fromEntries(
  forms.flatMap(({ words, steps, end, wrong, left, right }): [string, AuthJourney][] => [
    [
      `[AUTH-16] takes back what is right by now of ${words}, and nothing else`,
      { steps: [...steps, wrong], end: { ...end, context: { ...end.context, fields: [left] } } },
    ],
    [`[AUTH-16] takes back all that was wrong with ${words}`, { steps: [...steps, right], end }],
  ]),
);
