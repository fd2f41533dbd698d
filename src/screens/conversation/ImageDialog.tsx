import { useSelector } from '@xstate/react';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { css } from '#styled/css';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { framedSources } from '../portrait.ts';
import { momentText } from '../times.ts';
import type { ImageDetailRef } from './chatTypes.ts';

const picture = css({ borderRadius: 'lg', boxShadow: 'md', mx: 'auto', mt: '4', width: 'full' });
const text = css({ mt: '4', color: 'fg.muted', textStyle: 'small', overflowWrap: 'anywhere' });
const line = css({ mt: '4', height: '5', width: 'full' });

/** A picture of the conversation, large, with what it shows. */
export const ImageDialog = ({ imageDetail, name }: { imageDetail: ImageDetailRef; name: string }) => {
  const shown = useSelector(imageDetail, (snapshot) => snapshot.context.picture);
  const detail = useSelector(imageDetail, (snapshot) => snapshot.context.detail);
  const hasFailed = useSelector(imageDetail, (snapshot) => snapshot.hasTag('failed'));
  if (shown === null) return null;
  return (
    <Dialog
      isOpen
      title={m.chat_image_title({ name })}
      closeLabel={m.action_close()}
      closesOutside
      onClose={() => {
        imageDetail.send({ type: 'image.closed' });
      }}
    >
      <Portrait
        {...framedSources(shown.image, shown.frame)}
        alt={m.chat_image_alt({ name })}
        sizes="24rem"
        isUrgent
        className={picture}
      />
      {detail === null && !hasFailed ? <Skeleton className={line} /> : null}
      {detail === null ? null : (
        <p className={text}>
          {m.chat_image_prompt({ prompt: detail.prompt })} {m.chat_image_made({ date: momentText(detail.createTime) })}
        </p>
      )}
      {hasFailed ? <ReloadNotice flow={imageDetail}>{m.chat_image_failed()}</ReloadNotice> : null}
    </Dialog>
  );
};
