import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { isBusy, retryingIdOf } from '#machines/ownCharacterActs/ownCharacterActsSelectors.ts';
import { isUnderWay, type ListedCharacter } from '#machines/ownCharacters/ownCharactersMachine.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { AlertIcon } from '#src/ui/icons.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { OwnCharacterActsRef } from './characterTypes.ts';
import { refusalText, statusText } from './characterWording.ts';

const place = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', minWidth: '0' });
const line = css({ display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'sm', fontWeight: 'semibold' });
const far = css({ display: 'flex', alignItems: 'center', gap: '2', width: 'full' });
const percent = css({ fontSize: 'xs', fontVariantNumeric: 'tabular-nums', color: 'fg.muted' });
const why = css({ fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' });

export interface OwnCharacterStateProps {
  acts: OwnCharacterActsRef;
  character: ListedCharacter;
}

const RetryButton = ({ acts, character: { characterId, name, visibility } }: OwnCharacterStateProps) => {
  const isWaiting = useSelector(acts, isBusy);
  const isMine = useSelector(acts, (snapshot) => retryingIdOf(snapshot) === characterId);
  return (
    <Button
      size="sm"
      variant="outline"
      color="ink"
      isLoading={isMine}
      disabled={isWaiting}
      onClick={() => {
        acts.send({ type: 'creation.retried', characterId, name, visibility, intentId: newIntentId() });
      }}
    >
      {m.action_retry()}
    </Button>
  );
};

/** How far the making is; whoever waits in line is told by their place there. */
const CreationProgress = ({ character: { name, status, progress } }: Pick<OwnCharacterStateProps, 'character'>) => {
  if (progress === null) return null;
  return (
    <div className={far}>
      <Progress label={m.own_progress({ name })} value={progress} />
      {status === 'queued' ? null : (
        <span className={percent} aria-hidden="true">
          {m.own_percent({ percent: progress })}
        </span>
      )}
    </div>
  );
};

/** How far a character is that is not ready, or why it will not be. */
export const OwnCharacterState = ({ acts, character }: OwnCharacterStateProps) => {
  const { status, refusal } = character;
  return (
    <div className={place}>
      <p className={line}>
        {isUnderWay(character) ? null : <AlertIcon />}
        {statusText(character)}
      </p>
      <CreationProgress character={character} />
      {status === 'refused' ? <p className={why}>{refusalText(refusal ?? 'other')}</p> : null}
      {status === 'blocked' ? (
        <>
          <p className={why}>{m.own_blocked_text()}</p>
          <Link to={paths.settings()} className={button({ size: 'sm', variant: 'outline', color: 'ink' })}>
            {m.own_blocked_settings()}
          </Link>
        </>
      ) : null}
      {status === 'failed' ? (
        <>
          <p className={why}>{m.own_failed_text()}</p>
          <RetryButton acts={acts} character={character} />
        </>
      ) : null}
    </div>
  );
};
