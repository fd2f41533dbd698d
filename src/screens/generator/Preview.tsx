import { useSelector } from '@xstate/react';
import { PREVIEW_WIDTH } from '#contract/ownCharacter.ts';
import { comingOf, hasFailed, isPainting, shownOf } from '#machines/portraitPreview/portraitPreviewSelectors.ts';
import { previewUrl } from '#src/api/ownCharacterApi.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css, cx } from '#styled/css';
import { portrait } from '#styled/recipes';
import type { PreviewRef } from './generatorTypes.ts';

const frame = css({ width: 'full', borderRadius: { base: 'md', lg: 'xl' }, boxShadow: 'md' });
/* Lies over the old one without a trace until it is all there. */
const coming = css({ opacity: '0' });
/* Above the shadow of the portrait. */
const note = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minHeight: '9',
  textStyle: 'small',
  color: 'fg.muted',
});

/** The painted portrait of the looks chosen last; the one before stays until it is there. */
export const Preview = ({ preview }: { preview: PreviewRef }) => {
  const shown = useSelector(preview, shownOf);
  const next = useSelector(preview, comingOf);
  const isBusy = useSelector(preview, isPainting);
  const classes = portrait();
  const pictures = [...new Set([shown, next].filter((looks) => looks !== null))];
  return (
    <span className={cx(classes.root, frame)} aria-busy={isBusy}>
      {pictures.map((looks) => (
        <img
          key={looks}
          className={cx(classes.image, looks === shown ? undefined : coming)}
          src={previewUrl(looks)}
          alt={looks === shown ? m.making_preview_alt() : ''}
          width={PREVIEW_WIDTH}
          height={PREVIEW_WIDTH * 1.5}
          decoding="async"
          onLoad={() => {
            preview.send({ type: 'picture.loaded', looks });
          }}
          onError={() => {
            preview.send({ type: 'picture.failed', looks });
          }}
        />
      ))}
    </span>
  );
};

/** Says that the portrait is being painted, or could not be. */
export const PreviewNote = ({ preview }: { preview: PreviewRef }) => {
  const isBusy = useSelector(preview, isPainting);
  const failed = useSelector(preview, hasFailed);
  return (
    <output className={note}>
      {isBusy ? (
        <>
          <Spinner />
          {m.making_preview_painting()}
        </>
      ) : null}
      {failed ? (
        <>
          {m.making_preview_failed()}
          <Button
            size="sm"
            variant="ghost"
            color="ink"
            onClick={() => {
              preview.send({ type: 'load.retried' });
            }}
          >
            {m.action_retry()}
          </Button>
        </>
      ) : null}
    </output>
  );
};
