import type { OpenAuthView } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import type { AuthProps } from './authTypes.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LinkAccountForm } from './LinkAccountForm.tsx';
import { TextRow } from './TextRow.tsx';
import { ThirdParties } from './ThirdParties.tsx';
import { ToSignInRow } from './ToSignInRow.tsx';
import { ViewButton } from './ViewButton.tsx';
import { Waiting } from './Waiting.tsx';

/** The form of a view and the ways to the others. */
export const AuthBody = ({ auth, identityProviders, view }: Omit<AuthProps, 'errand'> & { view: OpenAuthView }) => {
  switch (view) {
    case 'signIn':
      return (
        <>
          <CredentialsForm key="signIn" auth={auth} isSignUp={false} />
          <TextRow>
            <ViewButton auth={auth} view="forgotPassword">
              {m.auth_forgot()}
            </ViewButton>
          </TextRow>
          <ThirdParties auth={auth} identityProviders={identityProviders} />
          <TextRow text={m.auth_to_sign_up_question()}>
            <ViewButton auth={auth} view="signUp">
              {m.auth_to_sign_up()}
            </ViewButton>
          </TextRow>
        </>
      );
    case 'signUp':
      return (
        <>
          <CredentialsForm key="signUp" auth={auth} isSignUp />
          <ThirdParties auth={auth} identityProviders={identityProviders} />
          <ToSignInRow auth={auth} />
        </>
      );
    case 'confirmEmail':
      return <ConfirmEmailForm auth={auth} />;
    case 'choosePassword':
      return <ChoosePasswordForm auth={auth} />;
    case 'forgotPassword':
      return <ForgotPasswordForm auth={auth} />;
    case 'authRedirect':
      return <Waiting auth={auth} text={m.auth_redirect_title()} />;
    case 'linkAccount':
      return <LinkAccountForm auth={auth} />;
  }
};
