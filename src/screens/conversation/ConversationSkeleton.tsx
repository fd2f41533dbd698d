import { m } from '#src/paraglide/messages.js';
import { SendIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PictureIcon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css, cx } from '#styled/css';
import { composer } from '#styled/recipes';
import { composerHint, composerPlace } from './composerPlace.ts';

const column = css({
  flex: '1',
  minHeight: '0',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '3',
  width: 'full',
  maxWidth: 'column',
  mx: 'auto',
  px: '4',
  pt: { base: '6', lg: '10' },
});
const intro = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '4', sm: '8' },
  width: 'full',
  mb: '6',
});
const portrait = css({
  display: { base: 'block', _besideTalk: 'none' },
  width: { base: '28', sm: '48' },
  aspectRatio: 'portrait',
  borderRadius: 'xl',
  flexShrink: '0',
});
const text = css({
  flex: '1',
  width: 'full',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});
const name = css({ width: 'half', height: '10' });
const line = css({ width: 'full', height: '16' });
const bubble = css({ width: '[62%]', height: '20', borderRadius: 'lg' });
const mine = css({ width: '[38%]', height: '12', alignSelf: 'flex-end' });

const ComposerToCome = () => {
  const classes = composer();
  return (
    <div className={composerPlace} aria-hidden="true">
      <div className={classes.root}>
        <IconButton label={m.chat_picture()} icon={<PictureIcon />} disabled />
        <div className={classes.grow}>
          <textarea className={classes.input} rows={1} disabled aria-label={m.chat_loading()} />
        </div>
        <IconButton label={m.chat_send()} icon={<SendIcon />} variant="solid" disabled />
      </div>
      <p className={cx(classes.hint, composerHint)}>{m.chat_composer_hint()}</p>
    </div>
  );
};

const TalkToCome = () => (
  <div className={column} aria-hidden="true">
    <div className={intro}>
      <Skeleton className={portrait} />
      <div className={text}>
        <Skeleton className={name} />
        <Skeleton className={line} />
      </div>
    </div>
    <Skeleton className={bubble} />
    <Skeleton className={cx(bubble, mine)} />
    <Skeleton className={bubble} />
  </div>
);

/** A conversation to come, and where one will write. */
export const ConversationSkeleton = () => (
  <>
    <TalkToCome />
    <ComposerToCome />
  </>
);
