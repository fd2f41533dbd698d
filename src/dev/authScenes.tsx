import type { ReactNode } from 'react';
import { PlainLayout } from '#src/layouts/PlainLayout.tsx';
import AuthContainer from '#src/screens/auth/AuthContainer.tsx';
import type { Errand } from '#src/screens/auth/authTypes.ts';
import SetupModal from '#src/screens/setup/SetupModal.tsx';
import { SetupScreen } from '#src/screens/setup/SetupScreen.tsx';
import { auth, offline, providers, setup } from './actors.ts';
import { home } from './frames.tsx';
import { characters } from './samples.ts';

const plain = (...state: Parameters<typeof auth>) => (
  <PlainLayout>
    <AuthContainer auth={auth(...state)} identityProviders={providers()} errand={null} presentation="page" />
  </PlainLayout>
);
const sample = characters[0];
const met: Errand | null =
  sample === undefined
    ? null
    : {
        kind: 'meeting',
        name: sample.name,
        portrait: sample.portrait,
        before: [
          { role: 'user', text: 'What are you reading?' },
          {
            role: 'companion',
            text: '*She turns the cover to the light.* A field guide to rain, if you can believe it.',
          },
        ],
        line: 'Is this seat free? I have come a long way.',
      };
/** Whoever was about to do that is asked for an account. */
const going = (errand: Errand | null, ...state: Parameters<typeof auth>) => (
  <>
    {home({ ready: 'idle' })}
    <AuthContainer auth={auth(...state)} identityProviders={providers()} errand={errand} presentation="modal" />
  </>
);
const modal = (...state: Parameters<typeof auth>) => going(null, ...state);
const asked = (...state: Parameters<typeof setup>) => (
  <>
    {home({ ready: 'idle' })}
    <SetupModal setup={setup(...state)} />
  </>
);
const page = { presentation: 'page' } as const;
const known = { signupInputEmail: 'ada.lovelace@example.com' } as const;

/** Signing in and up, and what is asked of who is new. */
export const authScenes: Readonly<Record<string, () => ReactNode>> = {
  'sign-in': () => plain({ signIn: 'editing' }, page),
  'sign-in-wrong': () => plain({ signIn: 'editing' }, { ...page, failure: { errNo: 2001, fields: [] } }),
  'sign-up-fields': () =>
    plain(
      { signUp: 'editing' },
      {
        ...page,
        fields: [
          { path: 'email', reason: 'notAnEmail' },
          { path: 'password', reason: 'tooShort' },
        ],
      },
    ),
  'sign-up-busy': () => plain({ signUp: 'submitting' }, page),
  confirm: () => plain({ confirmEmail: 'editing' }, { ...page, ...known }),
  'confirm-resent': () => plain({ confirmEmail: 'resent' }, { ...page, ...known }),
  'confirm-link': () => plain({ confirmEmail: 'submitting' }, page),
  'confirm-elsewhere': () => plain({ choosePassword: 'editing' }, { ...page, code: 'ABCDEFGH2345' }),
  'page-opening': () => plain('closed'),
  'forgot-password': () => plain({ forgotPassword: 'editing' }, page),
  'forgot-password-sent': () => plain({ forgotPassword: 'resent' }, { ...page, email: 'ada.lovelace@example.com' }),
  'third-party-leaving': () => plain({ authRedirect: 'asking' }, { ...page, oauthType: 'example' }),
  'third-party-refused': () => plain({ signIn: 'editing' }, { ...page, failure: { errNo: 2003, fields: [] } }),
  'link-account': () => plain({ linkAccount: 'editing' }, page),
  'forgot-password-modal': () => modal({ forgotPassword: 'editing' }),
  'modal-sign-in': () => modal({ signIn: 'editing' }),
  'modal-sign-up': () => modal({ signUp: 'submitting' }, { failure: null }),
  'modal-confirm': () => modal({ confirmEmail: 'resending' }, known),
  'sign-up-from-meeting': () => going(met, { signUp: 'editing' }),
  'confirm-from-meeting': () => going(met, { confirmEmail: 'editing' }, known),
  'sign-in-from-guard': () => going({ kind: 'place', place: 'pictures' }, { signIn: 'editing' }),
  'sign-up-from-guard': () => going({ kind: 'place', place: 'pictures' }, { signUp: 'editing' }),
  'sign-up-from-purchase': () => going({ kind: 'purchase' }, { signUp: 'editing' }),
  'setup-profile': () => asked({ nameAndPronoun: 'editing' }),
  'setup-profile-wrong': () =>
    asked(
      { nameAndPronoun: 'editing' },
      {
        fields: [
          { path: 'name', reason: 'tooShort' },
          { path: 'pronoun', reason: 'tooShort' },
        ],
      },
    ),
  'setup-age': () => asked({ ageSelection: 'editing' }),
  'setup-age-failed': () => asked({ ageSelection: 'editing' }, { failure: offline }),
  'setup-change-age': () => asked({ underAgeChangeAge: 'editing' }),
  'setup-under-age': () => asked('underAge'),
  'setup-page': () => (
    <PlainLayout>
      <SetupScreen />
    </PlainLayout>
  ),
};
