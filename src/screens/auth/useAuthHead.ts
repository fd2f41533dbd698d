import { useSelector } from '@xstate/react';
import { emailOf, isMailSent, oauthTypeOf, type OpenAuthView, signUpEmailOf } from '#machines/auth/authSelectors.ts';
import { providersOf } from '#machines/identityProviders/identityProvidersMachine.ts';
import { m } from '#src/paraglide/messages.js';
import type { AuthProps } from './authTypes.ts';
import { errandText } from './errandText.ts';

/** What a view is called and what it says first. */
export const useAuthHead = ({ auth, identityProviders, errand }: AuthProps, view: OpenAuthView) => {
  const signUpEmail = useSelector(auth, signUpEmailOf);
  const email = useSelector(auth, emailOf);
  const wasSent = useSelector(auth, isMailSent);
  const oauthType = useSelector(auth, oauthTypeOf);
  const provider = useSelector(identityProviders, (snapshot) =>
    providersOf(snapshot).find((candidate) => candidate.oauthType === oauthType),
  );
  switch (view) {
    case 'signIn':
      return { title: m.auth_sign_in_title(), text: errand === null ? m.auth_sign_in_text() : errandText(errand) };
    case 'signUp':
      return {
        title: m.auth_sign_up_title(),
        text: errand === null ? m.auth_sign_up_text() : `${errandText(errand)} ${m.auth_sign_up_text()}`,
      };
    case 'confirmEmail':
      return {
        title: m.auth_confirm_title(),
        text: signUpEmail === '' ? m.auth_confirm_text_unknown() : m.auth_confirm_text({ email: signUpEmail }),
      };
    case 'choosePassword':
      return { title: m.auth_choose_title(), text: m.auth_choose_text() };
    case 'forgotPassword':
      return wasSent
        ? { title: m.auth_forgot_sent_title(), text: m.auth_forgot_sent_text({ email }) }
        : { title: m.auth_forgot_title(), text: m.auth_forgot_text() };
    case 'authRedirect':
      return {
        title: m.auth_redirect_title(),
        text: m.auth_redirect_text({ name: provider?.name ?? m.auth_redirect_unknown() }),
      };
    case 'linkAccount':
      return { title: m.auth_link_title(), text: m.auth_link_text() };
  }
};
