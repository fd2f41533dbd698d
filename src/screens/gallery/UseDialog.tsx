import { useSelector } from '@xstate/react';
import type { CharacterSummary } from '#contract/character.ts';
import {
  charactersOf,
  chosenIdOf,
  hasCharactersFailed,
  isBusy,
  isUsingChosen,
} from '#machines/pictureActs/pictureActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import { avatarSources } from '../portrait.ts';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { WaitingLine } from '../WaitingLine.tsx';
import { failureText } from '../wording.ts';
import type { PictureActsRef } from './galleryTypes.ts';

const body = css({ display: 'flex', flexDirection: 'column', gap: '4', mt: '5' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none' });
const scrolls = css({ maxHeight: '[50dvh]', overflowY: 'auto', m: '-2', p: '2' });
const one = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '13',
  px: '2',
  textAlign: 'start',
  bg: 'transparent',
  borderRadius: 'md',
  cursor: 'pointer',
  _canHover: { '&:hover:not(:disabled)': { bg: 'bg.hover' } },
  _disabled: { cursor: 'not-allowed', opacity: '0.55' },
});
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', flex: '1' });
const name = css({ fontWeight: 'medium' });
const tagline = css({
  fontSize: 'sm',
  color: 'fg.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const slot = css({ height: '13', borderRadius: 'md' });
const slots = ['first', 'second', 'third'];

const Choices = ({ acts, characters }: { acts: PictureActsRef; characters: readonly CharacterSummary[] }) => {
  const isWaiting = useSelector(acts, isBusy);
  const chosenId = useSelector(acts, chosenIdOf);
  if (characters.length === 0) return <p>{m.gallery_use_nobody()}</p>;
  return (
    <div className={scrolls}>
      <ul className={list}>
        {characters.map((character) => (
          <li key={character.characterId}>
            <button
              type="button"
              className={one}
              disabled={isWaiting}
              onClick={() => {
                acts.send({
                  type: 'character.chosen',
                  characterId: character.characterId,
                  intentId: newIntentId(),
                });
              }}
            >
              <Avatar name={character.name} {...avatarSources(character.portrait)} />
              <span className={words}>
                <bdi className={name}>{character.name}</bdi>
                <span className={tagline} dir="auto">
                  {character.tagline}
                </span>
              </span>
              {isWaiting && character.characterId === chosenId ? <Spinner /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Where one chooses to whom a picture is shown. */
export const UseDialog = ({ acts }: { acts: PictureActsRef }) => {
  const characters = useSelector(acts, charactersOf);
  const hasFailed = useSelector(acts, hasCharactersFailed);
  const failure = useSelector(acts, (snapshot) => snapshot.context.failure);
  const isShowing = useSelector(acts, isUsingChosen);
  return (
    <Dialog
      isOpen
      title={m.gallery_use_title()}
      description={m.gallery_use_text()}
      closeLabel={m.action_close()}
      closesOutside
      onClose={() => {
        acts.send({ type: 'dialog.closed' });
      }}
      isHeld={isShowing}
    >
      <div className={body}>
        {hasFailed && failure !== null ? (
          <ReloadNotice flow={acts}>{`${m.gallery_use_load_failed()} ${failureText(failure)}`}</ReloadNotice>
        ) : (
          <FailureLine failure={failure} />
        )}
        <WaitingLine isWaiting={isShowing} />
        {characters === null ? null : <Choices acts={acts} characters={characters} />}
        {characters === null && !hasFailed ? (
          <div className={list}>
            <VisuallyHidden>{m.gallery_use_loading()}</VisuallyHidden>
            {slots.map((key) => (
              <Skeleton key={key} className={slot} />
            ))}
          </div>
        ) : null}
      </div>
    </Dialog>
  );
};
