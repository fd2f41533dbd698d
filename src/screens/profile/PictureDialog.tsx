import { useSelector } from '@xstate/react';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { picturesOf } from '#machines/profile/profileMachine.ts';
import { canLeaf, largePicture } from '#machines/profile/profileSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/actIcons.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { portraitSources } from '../portrait.ts';
import type { ProfileRef } from './profileTypes.ts';

const picture = css({ width: 'full', mt: '4', borderRadius: 'lg', boxShadow: 'md' });
const leafing = css({ display: 'flex', justifyContent: 'center', gap: '4', mt: '4' });

/** A picture, large. The arrow keys leaf too. */
export const PictureDialog = ({ profile, character }: { profile: ProfileRef; character: CharacterProfile }) => {
  const place = useSelector(profile, largePicture);
  const hasSeveral = useSelector(profile, canLeaf);
  const keys = picturesOf(character);
  const key = place === null ? undefined : keys[place];
  if (place === null || key === undefined) return null;
  const { name } = character;
  const number = place + 1;
  const goOn = () => {
    profile.send({ type: 'picture.next' });
  };
  const goBack = () => {
    profile.send({ type: 'picture.previous' });
  };
  return (
    <Dialog
      isOpen
      title={m.profile_picture_title({ name, number, count: keys.length })}
      closeLabel={m.action_close()}
      closesOutside
      onClose={() => {
        profile.send({ type: 'picture.closed' });
      }}
    >
      <Portrait
        key={key}
        {...portraitSources(key)}
        alt={m.profile_picture_alt({ name, number })}
        sizes="26rem"
        isUrgent
        className={picture}
      />
      {hasSeveral ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are a short cut for the buttons in it
        <div
          className={leafing}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') goOn();
            if (event.key === 'ArrowLeft') goBack();
          }}
        >
          <IconButton label={m.profile_previous()} icon={<ArrowLeftIcon />} onClick={goBack} />
          <IconButton label={m.profile_next()} icon={<ArrowRightIcon />} onClick={goOn} />
        </div>
      ) : null}
    </Dialog>
  );
};
