import type { ReactNode } from 'react';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { Hero } from '#src/screens/home/Hero.tsx';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { explore, session } from './actors.ts';

export const ignore = () => undefined;
export const signedIn = () => session('signedIn');
export const signedOut = () => session('signedOut');

/** A screen in the layout of those that are signed in or not. */
export const framed = (who: ReturnType<typeof session>, screen: ReactNode, frame: 'page' | 'conversation' = 'page') => (
  <DefaultLayout session={who} onSignIn={ignore} frame={frame}>
    {screen}
  </DefaultLayout>
);
export const homeWith = (who: ReturnType<typeof session>, catalogue: ReturnType<typeof explore>, opening?: ReactNode) =>
  framed(
    who,
    <HomeScreen
      explore={catalogue}
      session={who}
      hasHero={opening === undefined}
      opening={opening ?? <Hero explore={catalogue} session={who} />}
    />,
  );
export const homeOf = (who: ReturnType<typeof session>, ...state: Parameters<typeof explore>) =>
  homeWith(who, explore(...state));
export const home = (...state: Parameters<typeof explore>) => homeOf(signedOut(), ...state);
