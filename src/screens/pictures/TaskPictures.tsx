import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { picturesOf } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { likenessOf } from '#machines/pictureTask/pictureWish.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { portraitSources } from '../portrait.ts';
import { focusPrompt } from './focusPrompt.ts';
import type { PictureTaskRef } from './generatorTypes.ts';

const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', mb: '3' });
const label = css({ textStyle: 'label' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, token(sizes.40)), 1fr))',
  gap: '3',
  alignItems: 'start',
});
const item = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' });
const frame = css({ width: 'full', borderRadius: 'md', overflow: 'hidden' });

const SIZES = '(min-width: 1024px) 20vw, (min-width: 640px) 30vw, 46vw';

/** Pictures that were made while one looked. */
export const TaskPictures = ({ tasks }: { tasks: PictureTaskRef }) => {
  const pictures = useSelector(tasks, picturesOf);
  if (pictures.length === 0) return null;
  return (
    <section>
      <div className={head}>
        <h3 className={label}>{m.picture_made()}</h3>
        <Link to={paths.images()} className={button({ size: 'sm', variant: 'outline', color: 'ink' })}>
          {m.picture_to_gallery()}
        </Link>
      </div>
      <ul className={grid}>
        {pictures.map((picture, index) => (
          <li key={picture.pictureId} className={item}>
            <Portrait
              {...portraitSources(picture.image, picture.aspect)}
              alt={
                picture.characterName === ''
                  ? m.picture_made_of_nobody()
                  : m.picture_made_of({ name: picture.characterName })
              }
              placeholder={picture.placeholder}
              sizes={SIZES}
              className={frame}
            />
            <Button
              size="sm"
              variant="ghost"
              color="ink"
              aria-label={m.picture_more_of({ number: index + 1 })}
              onClick={() => {
                tasks.send({ type: 'wish.changed', change: likenessOf(picture) });
                focusPrompt();
              }}
            >
              {m.picture_more()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
