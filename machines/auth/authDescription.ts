import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { authMachine } from './authMachine.ts';

export const authDescription = {
  purpose:
    'Lets people sign in, create an account, confirm their email address, ask for a new password, and go on with an account that they have elsewhere.',
  screen: 'A dialog over the screen that is open, or a page of its own',
  begins: 'Open / while signed out',
  states: {
    closed: 'Nothing is asked; neither dialog nor page of signing in is open.',
    signIn: '“Sign in to Liora”: email and password are asked for, and the ways to other forms are offered.',
    'signIn.editing':
      'Email and password can be entered, or another service chosen; it says what was wrong with the last try.',
    'signIn.submitting': 'Email and password are being checked; Sign in is busy, and Cancel is offered.',
    signUp: '“Create your account”: email and password for a new account are asked for.',
    'signUp.editing':
      'Email and password can be entered, or another service chosen; it says what was wrong with the last try.',
    'signUp.submitting': 'The mail with the code is being sent; Create account is busy, and Cancel is offered.',
    confirmEmail: '“Check your email”: the code from the mail is asked for.',
    'confirmEmail.editing':
      'The code can be entered; who has just signed up can have the mail sent again. It says what was wrong with the last try.',
    'confirmEmail.submitting':
      'The code is being checked, and Cancel is offered; after the link of the mail, “Confirming your email” stands there.',
    'confirmEmail.resending': 'The mail is being sent once more: “Sending” stands there, and Cancel is offered.',
    'confirmEmail.resent': '“We sent it again.” The code can be entered, and the mail sent again.',
    choosePassword:
      '“Set your password”: whoever confirms in another browser than the one of the sign-up sets the password of the account.',
    'choosePassword.editing': 'The password can be entered; it says what was wrong with the last try.',
    'choosePassword.submitting': 'The account is being opened; Save and sign in is busy, and Cancel is offered.',
    forgotPassword: '“Set a new password”: the email is asked for to which the link for a new password goes.',
    'forgotPassword.editing': 'The email can be entered; it says what was wrong with the last try.',
    'forgotPassword.submitting': 'The link is being sent; Send link is busy, and Cancel is offered.',
    'forgotPassword.sent':
      '“Check your email”: the link is on its way if there is such an account; it can be sent again, or to another email.',
    'forgotPassword.resending': 'The link is being sent once more: “Sending” stands there, and Cancel is offered.',
    'forgotPassword.resent': '“We sent it again.” The link can be sent once more, or to another email.',
    authRedirect: '“One moment”: the person is taken to the other service, and Cancel is offered.',
    'authRedirect.asking': 'The address of the other service is being asked for; Cancel is offered.',
    'authRedirect.leaving': 'The browser is on its way to the other service; Cancel is offered.',
    linkAccount:
      '“You already have an account”: its password is asked for, so that both ways of signing in lead to it.',
    'linkAccount.editing': 'The password can be entered; it says what was wrong with the last try.',
    'linkAccount.submitting': 'The password is being checked; Link and sign in is busy, and Cancel is offered.',
  },
  events: {
    'auth.opened': by(['user', 'flow app'], 'Press Sign in or Sign up, or do something that needs an account'),
    'auth.closed': by(['user', 'flow app'], 'Close the dialog, or leave the page of signing in'),
    'view.chosen': by(
      'user',
      'Go to another form: sign in, create an account, “Forgot your password?” or “Use another email”',
    ),
    'form.changed': by('user', 'Change what is entered'),
    'credentials.submitted': by('user', 'Submit email and password'),
    'code.submitted': by('user', 'Submit the code from the mail'),
    'email.submitted': by('user', 'Submit the email to which the link is to go'),
    'password.submitted': by(
      'user',
      'Submit the password of the account: of the one that there is already, or for the new one',
    ),
    'mail.resendRequested': by('user', 'Press Send again'),
    'provider.chosen': by('user', 'Press Continue with another service'),
    'submit.cancelled': by('user', 'Press Cancel while something is waited for'),
    'signUp.restored': by('user', 'Load the page anew while it waits for the code of a sign-up'),
    'link.opened': by('user', 'Open the link in the mail that confirms the email'),
    'oauth.returned': by('server', 'The person comes back from the other service, with what came of it'),
  },
  actors: {
    signIn: { does: 'Checks email and password', done: 'The person is signed in', failed: 'Signing in fails' },
    sendSignUpMail: {
      does: 'Sends the mail with the code',
      done: 'The mail is on its way',
      failed: 'The mail cannot be sent',
    },
    confirmEmail: {
      does: 'Checks the code from the mail',
      done: 'The email is confirmed, and the person signed in',
      failed: 'The code is not taken',
    },
    sendResetMail: {
      does: 'Sends the mail with the link for a new password',
      done: 'The mail is on its way',
      failed: 'The mail cannot be sent',
    },
    authorize: {
      does: 'Asks for the address of the other service',
      done: 'The address is known, and the browser goes there',
      failed: 'There is no address',
    },
    linkIdentity: {
      does: 'Joins the account with the other service',
      done: 'The two are joined, and the person is signed in',
      failed: 'They cannot be joined',
    },
  },
  guards: {
    isSignIn: 'it is the form of signing in',
    isSignUp: 'it is the form of creating an account',
    isForgotPassword: 'it is the form that asks for a new password',
    isEmail: 'the email is valid',
    isPassword: 'the password is valid by its form',
    isSuccess: 'the other service has signed the person in',
    isPasswordNeeded: 'there is an account with the same email already',
    isNewPasswordNeeded: 'the code is right, and another browser signed up',
    isWrongCode: 'the code is wrong, used or too old',
    isSignInExpired: 'the sign-in by the other service took too long',
    isCredentials: 'email and password are valid by their form',
    isMailCode: 'the code is valid by its form',
    hasSignUp: 'the person has signed up here',
  },
  delays: {
    submitTimeout: noAnswerComes,
    leaveTimeout: 'The browser is still here after {time}',
  },
  home: ['closed'],
} as const satisfies Description<typeof authMachine>;
