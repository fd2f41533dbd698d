import type { OpenAuthView } from '#machines/auth/authSelectors.ts';
import { StepLine } from '../StepLine.tsx';
import type { Errand } from './authTypes.ts';
import { ErrandCard } from './ErrandCard.tsx';

/** What stands above a form: for whom it is, and how far it is to an account. */
export const AuthAbove = ({ view, errand }: { view: OpenAuthView; errand: Errand | null }) => {
  switch (view) {
    case 'signIn':
      return <ErrandCard errand={errand} />;
    case 'signUp':
      return (
        <>
          <ErrandCard errand={errand} />
          <StepLine step={1} />
        </>
      );
    case 'confirmEmail':
    case 'choosePassword':
      return (
        <>
          <ErrandCard errand={errand} />
          <StepLine step={2} />
        </>
      );
    case 'forgotPassword':
    case 'authRedirect':
    case 'linkAccount':
      return null;
  }
};
