import type { CharacterProfile } from '#contract/characterProfile.ts';
import { css } from '#styled/css';

const whole = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const title = css({ textStyle: 'title', overflowWrap: 'anywhere' });
const quiet = css({ color: 'fg.muted' });
const lead = css({ textStyle: 'lead', color: 'fg.muted', overflowWrap: 'anywhere' });

/** Name, age and tagline of a character, as the head of a screen. */
export const CharacterTitle = ({ name, age, tagline }: Pick<CharacterProfile, 'name' | 'age' | 'tagline'>) => (
  <div className={whole}>
    <h1 className={title}>
      <bdi>{name}</bdi> <span className={quiet}>{age}</span>
    </h1>
    {tagline === '' ? null : (
      <p dir="auto" className={lead}>
        {tagline}
      </p>
    )}
  </div>
);
