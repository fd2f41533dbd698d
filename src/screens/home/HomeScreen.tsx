import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { hasLoadFailed, isSearched } from '#machines/explore/exploreSelectors.ts';
import type { sessionMachine } from '#machines/session/sessionMachine.ts';
import { isSignedOut } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { loadFailureText } from '../loadFailureText.ts';
import { Catalogue } from './Catalogue.tsx';
import type { ExploreRef } from './exploreTypes.ts';

const footer = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  textStyle: 'small',
  color: 'fg.subtle',
  textAlign: 'center',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  py: '10',
});

const link = css({ textDecoration: 'underline' });

export interface HomeScreenProps {
  explore: ExploreRef;
  session: ActorRefFrom<typeof sessionMachine>;
  /** What it begins with, unless one searches. */
  opening: ReactNode;
  /** That is the hero. */
  hasHero: boolean;
}

/** The first page: what is closest to who looks, and everybody one can talk to. */
export const HomeScreen = ({ explore, session, opening, hasHero }: HomeScreenProps) => {
  const searches = useSelector(explore, isSearched);
  const hasFailed = useSelector(explore, hasLoadFailed);
  const failure = useSelector(explore, (snapshot) => snapshot.context.failure);
  const isStranger = useSelector(session, isSignedOut);
  return (
    <>
      {searches && !hasFailed ? null : opening}
      {hasFailed ? (
        <EmptyState
          isAlert
          icon={<AlertIcon />}
          title={m.home_failed_title()}
          actions={
            <Button
              onClick={() => {
                explore.send({ type: 'load.retried' });
              }}
            >
              {m.action_retry()}
            </Button>
          }
        >
          {failure === null ? undefined : loadFailureText(failure)}
        </EmptyState>
      ) : (
        <Catalogue explore={explore} isStranger={isStranger} isBelowHero={hasHero} />
      )}
      <footer className={footer}>
        <p>
          {m.footer_note()}{' '}
          <Link to={paths.safety()} className={link}>
            {m.safety_title()}
          </Link>
        </p>
        <LanguageChoice />
      </footer>
    </>
  );
};
