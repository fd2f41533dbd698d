import { picturesOf } from '#machines/profile/profileMachine.ts';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { m } from '#src/paraglide/messages.js';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { portraitSources } from '../portrait.ts';
import { portrait, side, thumb, thumbs } from './profileStyles.ts';
import type { ProfileRef } from './profileTypes.ts';

const opens = css({
  display: 'block',
  width: 'full',
  p: '0',
  bg: 'transparent',
  cursor: 'zoom-in',
  borderRadius: 'md',
  _first: { borderRadius: 'xl' },
});

const LARGE = '(min-width: 768px) 36vw, 26rem';
const SMALL = '(min-width: 768px) 9vw, 6rem';

/** The portrait and what else there is to see; each opens large. */
export const ProfilePictures = ({ profile, character }: { profile: ProfileRef; character: CharacterProfile }) => {
  const [first = '', ...others] = picturesOf(character);
  const count = others.length + 1;
  const open = (picture: number) => () => {
    profile.send({ type: 'picture.opened', picture });
  };
  return (
    <div className={side}>
      <button
        type="button"
        className={opens}
        onClick={open(0)}
        aria-label={m.profile_picture_open({ number: 1, count })}
      >
        <Portrait
          {...portraitSources(first)}
          alt={m.profile_portrait_alt({ name: character.name })}
          sizes={LARGE}
          isUrgent
          className={portrait}
        />
      </button>
      {others.length === 0 ? null : (
        <ul className={thumbs} aria-label={m.profile_gallery()}>
          {others.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                className={opens}
                onClick={open(index + 1)}
                aria-label={m.profile_picture_open({ number: index + 2, count })}
              >
                <Portrait {...portraitSources(key)} alt="" sizes={SMALL} className={thumb} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
