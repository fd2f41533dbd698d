import {
  type AuthSnapshot,
  isBusy,
  isConfirmingLink,
  isMailSent,
  isResending,
  isResent,
  knowsSignUp,
  presentationOf,
  viewOf,
} from '#machines/auth/authSelectors.ts';
import { journeys } from './journeys.ts';
import { authModel } from './model.ts';
import { asked, cancelled, forgot, given, resend, toSignIn, toSignUp, untouched } from './steps.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';

const isClear = ({ context }: AuthSnapshot) => context.failure === null && context.fields.length === 0;
const canCancel = (snapshot: AuthSnapshot) => snapshot.can(cancelled);
const canResend = (snapshot: AuthSnapshot) => snapshot.can(resend);
const isForm = (snapshot: AuthSnapshot) => !isBusy(snapshot) && !canCancel(snapshot);
const isWaiting = (snapshot: AuthSnapshot) => isBusy(snapshot) && canCancel(snapshot) && isClear(snapshot);
const canAskAnew = (snapshot: AuthSnapshot) => snapshot.can(forgot);

describeFlow(authModel, {
  stateChecks: {
    closed: ({ context }) => JSON.stringify(context) === JSON.stringify(untouched),
    signIn: (snapshot) => viewOf(snapshot) === 'signIn' && presentationOf(snapshot) !== null,
    'signIn.editing': (snapshot) => viewOf(snapshot) === 'signIn' && isForm(snapshot),
    'signIn.submitting': (snapshot) => isWaiting(snapshot) && snapshot.context.email !== '',
    signUp: (snapshot) => viewOf(snapshot) === 'signUp' && presentationOf(snapshot) !== null,
    'signUp.editing': (snapshot) => viewOf(snapshot) === 'signUp' && isForm(snapshot),
    'signUp.submitting': (snapshot) => isWaiting(snapshot) && knowsSignUp(snapshot),
    confirmEmail: (snapshot) => viewOf(snapshot) === 'confirmEmail' && presentationOf(snapshot) !== null,
    'confirmEmail.editing': (snapshot) =>
      isForm(snapshot) && !isResent(snapshot) && canResend(snapshot) === knowsSignUp(snapshot),
    'confirmEmail.submitting': (snapshot) =>
      isWaiting(snapshot) && !isResending(snapshot) && isConfirmingLink(snapshot) !== knowsSignUp(snapshot),
    'confirmEmail.resending': (snapshot) => isWaiting(snapshot) && isResending(snapshot),
    'confirmEmail.resent': (snapshot) => isResent(snapshot) && canResend(snapshot) && isClear(snapshot),
    choosePassword: (snapshot) =>
      viewOf(snapshot) === 'choosePassword' && snapshot.context.code !== '' && snapshot.can(toSignUp),
    'choosePassword.editing': (snapshot) => isForm(snapshot) && snapshot.can(given),
    'choosePassword.submitting': (snapshot) => isWaiting(snapshot) && !isConfirmingLink(snapshot),
    forgotPassword: (snapshot) =>
      viewOf(snapshot) === 'forgotPassword' && snapshot.can(toSignIn) && snapshot.can(toSignUp),
    'forgotPassword.editing': (snapshot) =>
      isForm(snapshot) && !isMailSent(snapshot) && snapshot.can(asked) && !canAskAnew(snapshot),
    'forgotPassword.submitting': (snapshot) =>
      isWaiting(snapshot) && !isMailSent(snapshot) && snapshot.context.email !== '',
    'forgotPassword.sent': (snapshot) =>
      isForm(snapshot) && isMailSent(snapshot) && !isResent(snapshot) && canResend(snapshot) && canAskAnew(snapshot),
    'forgotPassword.resending': (snapshot) => isWaiting(snapshot) && isMailSent(snapshot) && isResending(snapshot),
    'forgotPassword.resent': (snapshot) =>
      isMailSent(snapshot) && isResent(snapshot) && canResend(snapshot) && canAskAnew(snapshot) && isClear(snapshot),
    authRedirect: (snapshot) => viewOf(snapshot) === 'authRedirect' && isWaiting(snapshot),
    'authRedirect.asking': (snapshot) => snapshot.children['authorize'] !== undefined,
    'authRedirect.leaving': (snapshot) => snapshot.children['authorize'] === undefined,
    linkAccount: (snapshot) => viewOf(snapshot) === 'linkAccount' && snapshot.can(toSignIn) && snapshot.can(forgot),
    'linkAccount.editing': (snapshot) => isForm(snapshot) && snapshot.can(given),
    'linkAccount.submitting': (snapshot) => isWaiting(snapshot),
  },
  journeys,
});
