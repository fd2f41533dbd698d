import {
  asked,
  type AuthJourney,
  brokenLinkOpened,
  closed,
  container,
  done,
  forgot,
  fromMail,
  hasEnded,
  inAnotherBrowser,
  misgiven,
  misspelt,
  opened,
  openedSignUp,
  page,
  passwordNeeded,
  resend,
  submittedBlank,
  toSignIn,
  toSignUp,
  untouched,
  withEmail,
} from './steps.ts';

const wrongCredentials = [
  { path: 'email', reason: 'notAnEmail' },
  { path: 'password', reason: 'tooShort' },
] as const;

interface Form {
  readonly words: string;
  /** The way there, and something entered that is wrong. */
  readonly steps: AuthJourney['steps'];
  readonly value: AuthJourney['end']['value'];
  readonly context: AuthJourney['end']['context'];
  readonly started?: NonNullable<AuthJourney['end']['started']>;
  /** What it does not lead to. */
  readonly elsewhere: readonly AuthJourney['steps'][number][];
}
const forms: readonly Form[] = [
  {
    words: 'signing in',
    steps: [opened, submittedBlank],
    value: { signIn: 'editing' },
    context: { ...untouched, fields: wrongCredentials },
    elsewhere: [toSignIn],
  },
  {
    words: 'signing up',
    steps: [openedSignUp, submittedBlank],
    value: { signUp: 'editing' },
    context: { ...page, fields: wrongCredentials },
    elsewhere: [toSignUp, forgot],
  },
  {
    words: 'the code',
    steps: [brokenLinkOpened],
    value: { confirmEmail: 'editing' },
    context: { ...page, fields: [{ path: 'code', reason: 'notACode' }] },
    elsewhere: [forgot],
  },
  {
    words: 'the password of a sign-up',
    steps: [...inAnotherBrowser, misgiven],
    value: { choosePassword: 'editing' },
    context: { ...fromMail, fields: [{ path: 'password', reason: 'tooShort' }] },
    started: [{ id: 'confirmEmail', input: { code: 'ABCDEFGH2345' } }],
    elsewhere: [forgot],
  },
  {
    words: 'asking for a new password',
    steps: [opened, forgot, misspelt],
    value: { forgotPassword: 'editing' },
    context: { ...untouched, fields: [{ path: 'email', reason: 'notAnEmail' }] },
    elsewhere: [forgot],
  },
  {
    words: 'joining',
    steps: [passwordNeeded, misgiven],
    value: { linkAccount: 'editing' },
    context: { ...page, fields: [{ path: 'password', reason: 'tooShort' }] },
    elsewhere: [toSignUp],
  },
];

const choosingOf = ({
  words,
  steps,
  value,
  context,
  started = [],
  elsewhere,
}: Form): Readonly<Record<string, AuthJourney>> => ({
  [`leads nowhere from ${words} but where it offers, and keeps what was wrong`]: {
    steps: [...steps, ...elsewhere],
    end: { value, context, emitted: [container], started },
  },
  [`[AUTH-13] forgets what was wrong with ${words} when it is closed`]: {
    steps: [...steps, closed],
    end: { ...hasEnded, emitted: [container, { type: 'auth.dismissed' }], started },
  },
});

const mailSent = [opened, forgot, asked, done('sendResetMail', undefined)];
const mailResent = [...mailSent, resend, done('sendResetMail', undefined)];
const away = [
  { words: 'signing in', choice: toSignIn, value: { signIn: 'editing' } },
  { words: 'signing up', choice: toSignUp, value: { signUp: 'editing' } },
  { words: 'another e-mail', choice: forgot, value: { forgotPassword: 'editing' } },
] as const;

/** Which views lead to which. */
export const choosing: Readonly<Record<string, AuthJourney>> = {
  '[AUTH-01] opens as a page too': {
    steps: [{ type: 'auth.opened', view: 'signIn', presentation: 'page' }],
    end: { value: { signIn: 'editing' }, context: page, emitted: [container], started: [] },
  },
  ...Object.fromEntries(forms.flatMap((form) => Object.entries(choosingOf(form)))),
  ...Object.fromEntries(
    away.flatMap(({ words, choice, value }): [string, AuthJourney][] => [
      [
        `goes on to ${words}, and offers the e-mail, once the mail for a new password is sent`,
        { steps: [...mailSent, choice], end: { value, context: withEmail, emitted: [container] } },
      ],
      [
        `goes on to ${words}, and offers the e-mail, once that mail is sent again`,
        { steps: [...mailResent, choice], end: { value, context: withEmail, emitted: [container] } },
      ],
    ]),
  ),
};
