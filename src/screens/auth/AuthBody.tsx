import { m } from '#src/paraglide/messages.js';
import type { AuthRef } from './authTypes.ts';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { TextButton, TextRow } from './TextRow.tsx';

export type OpenAuthView = 'signIn' | 'signUp' | 'confirmEmail';

/** What a view is called and what it says first. */
export const headOf = (view: OpenAuthView, signUpEmail: string): { title: string; text: string } => {
  switch (view) {
    case 'signIn':
      return { title: m.auth_sign_in_title(), text: m.auth_sign_in_text() };
    case 'signUp':
      return { title: m.auth_sign_up_title(), text: m.auth_sign_up_text() };
    case 'confirmEmail':
      return {
        title: m.auth_confirm_title(),
        text: signUpEmail === '' ? m.auth_confirm_text_unknown() : m.auth_confirm_text({ email: signUpEmail }),
      };
  }
};

/** The form of a view and the way to the other one. */
export const AuthBody = ({ auth, view }: { auth: AuthRef; view: OpenAuthView }) => {
  switch (view) {
    case 'signIn':
      return (
        <>
          <CredentialsForm key="signIn" auth={auth} isSignUp={false} />
          <TextRow text={m.auth_to_sign_up_question()}>
            <TextButton
              onClick={() => {
                auth.send({ type: 'view.chosen', view: 'signUp' });
              }}
            >
              {m.auth_to_sign_up()}
            </TextButton>
          </TextRow>
        </>
      );
    case 'signUp':
      return (
        <>
          <CredentialsForm key="signUp" auth={auth} isSignUp />
          <TextRow text={m.auth_to_sign_in_question()}>
            <TextButton
              onClick={() => {
                auth.send({ type: 'view.chosen', view: 'signIn' });
              }}
            >
              {m.auth_to_sign_in()}
            </TextButton>
          </TextRow>
        </>
      );
    case 'confirmEmail':
      return <ConfirmEmailForm auth={auth} />;
  }
};
