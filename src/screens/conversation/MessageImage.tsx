import type { PictureFrame } from '#contract/picture.ts';
import { m } from '#src/paraglide/messages.js';
import { Portrait } from '#src/ui/Portrait.tsx';
import { css } from '#styled/css';
import { framedSources } from '../portrait.ts';
import type { ImageDetailRef } from './chatTypes.ts';

const button = css({
  display: 'block',
  borderRadius: 'lg',
  cursor: 'zoom-in',
  mb: '1.5',
  width: '56',
  maxWidth: 'full',
});
const picture = css({ borderRadius: 'lg', boxShadow: 'md' });

export interface MessageImageProps {
  imageDetail: ImageDetailRef;
  msgId: string;
  /** Its key. */
  image: string;
  frame?: PictureFrame | undefined;
  /** Of the companion. */
  name: string;
}

/** The picture that came with a message; it opens large. */
export const MessageImage = ({ imageDetail, msgId, image, frame, name }: MessageImageProps) => (
  <button
    type="button"
    className={button}
    aria-label={m.chat_image_open()}
    onClick={() => {
      imageDetail.send({ type: 'image.opened', msgId, image, ...(frame !== undefined && { frame }) });
    }}
  >
    <Portrait {...framedSources(image, frame)} alt={m.chat_image_alt({ name })} sizes="14rem" className={picture} />
  </button>
);
