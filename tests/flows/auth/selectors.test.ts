import { describe, expect, it } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { authMachine } from '#machines/auth/authMachine.ts';
import {
  type AuthSnapshot,
  emailOf,
  isConfirmingLink,
  oauthTypeOf,
  presentationOf,
  signUpEmailOf,
  viewOf,
} from '#machines/auth/authSelectors.ts';
import type { AuthContext } from '#machines/auth/authSetup.ts';

const { context: untouched } = createActor(authMachine).getSnapshot();
const inState = (value: StateValueFrom<typeof authMachine>, change: Partial<AuthContext> = {}) =>
  authMachine.resolveState({ value, context: { ...untouched, ...change } });

const told = (snapshot: AuthSnapshot) => ({
  view: viewOf(snapshot),
  presentation: presentationOf(snapshot),
  email: emailOf(snapshot),
  signUpEmail: signUpEmailOf(snapshot),
  oauthType: oauthTypeOf(snapshot),
  isConfirmingLink: isConfirmingLink(snapshot),
});

describe('authSelectors', () => {
  it('tell of no view while the container is closed, however it was shown last', () => {
    expect(told(inState('closed', { presentation: 'page' }))).toEqual({
      view: null,
      presentation: null,
      email: '',
      signUpEmail: '',
      oauthType: '',
      isConfirmingLink: false,
    });
  });

  it('tell how it is shown, what fills its fields and who signs in for a third party', () => {
    const typed = { email: 'ben@example.com', signupInputEmail: 'ada@example.com', oauthType: 'example' } as const;
    expect(told(inState({ signIn: 'editing' }, { ...typed, presentation: 'page' }))).toEqual({
      view: 'signIn',
      presentation: 'page',
      email: 'ben@example.com',
      signUpEmail: 'ada@example.com',
      oauthType: 'example',
      isConfirmingLink: false,
    });
  });

  it('tell a link that is being confirmed from a code that was typed, and from the form', () => {
    expect(
      [
        inState({ confirmEmail: 'submitting' }),
        inState({ confirmEmail: 'submitting' }, { signupInputEmail: 'ada@example.com' }),
        inState({ confirmEmail: 'editing' }),
        inState({ signIn: 'submitting' }),
      ].map(isConfirmingLink),
    ).toEqual([true, false, false, false]);
  });
});
