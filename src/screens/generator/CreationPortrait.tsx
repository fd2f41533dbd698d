import type { Appearance } from '#contract/appearance.ts';
import { PREVIEW_WIDTH } from '#contract/ownCharacter.ts';
import { previewUrl } from '#src/api/ownCharacterApi.ts';
import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { portrait as portraitRecipe } from '#styled/recipes';
import { Portrait } from '#src/ui/Portrait.tsx';
import { portraitSources } from '../portrait.ts';

const frame = css({
  position: 'relative',
  width: { base: '48', md: 'full' },
  borderRadius: 'xl',
  overflow: 'hidden',
  boxShadow: 'lg',
});
const full = css({ display: 'block', width: 'full' });
const revealed = css({ position: 'absolute', inset: '0', animation: 'riseIn' });
/* Light wanders over what is being painted. */
const veil = css({
  position: 'absolute',
  inset: '0',
  backgroundImage: 'linear-gradient(100deg, transparent 30%, {colors.skeletonShine} 50%, transparent 70%)',
  backgroundSize: '200% 100%',
  opacity: '0.45',
  animation: 'shimmer',
});

export interface CreationPortraitProps {
  name: string;
  /** What was chosen; `null` where that is not known. */
  looks: Appearance | null;
  /** Key of the finished portrait; `null` before. */
  portrait: string | null;
  isUnderWay: boolean;
}

/** The preview while a character is made, and its portrait over it once it is there. */
export const CreationPortrait = ({ name, looks, portrait, isUnderWay }: CreationPortraitProps) => {
  const classes = portraitRecipe();
  return (
    <div className={frame}>
      <span className={cx(classes.root, full)}>
        {looks === null ? null : (
          <img
            className={classes.image}
            src={previewUrl(JSON.stringify(looks))}
            alt={m.making_preview_alt()}
            width={PREVIEW_WIDTH}
            height={PREVIEW_WIDTH * 1.5}
            decoding="async"
          />
        )}
        {isUnderWay ? <span className={veil} /> : null}
      </span>
      {portrait === null ? null : (
        <Portrait
          {...portraitSources(portrait)}
          alt={name}
          sizes="(min-width: 768px) 18rem, 12rem"
          isUrgent
          className={revealed}
        />
      )}
    </div>
  );
};
