import { useSelector } from '@xstate/react';
import { useEffect, useReducer } from 'react';
import { hasLoadFailed } from '#machines/session/sessionSelectors.ts';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { keepFocus } from './keepFocus.ts';
import { useLiora } from './LioraContext.ts';

const Frame = () => {
  const { session } = useLiora();
  // The screen that takes its place takes the button with it that may have been pressed.
  useEffect(() => keepFocus, []);
  return (
    <DefaultLayout session={session} onSignIn={() => undefined}>
      {null}
    </DefaultLayout>
  );
};

/**
 * Stands in for the first screen, which mostly comes within a blink of the frame: nothing, for a skeleton of another screen would
 * only flicker. A screen that waits for who is signed in has the frame around it, which says why and stays until the screen is there.
 */
export const FirstWait = () => {
  const { session } = useLiora();
  const hasFailed = useSelector(session, hasLoadFailed);
  const [isFramed, frame] = useReducer(() => true, hasFailed);
  if (hasFailed && !isFramed) frame();
  return isFramed ? <Frame /> : null;
};
