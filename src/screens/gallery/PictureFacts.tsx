import type { Picture } from '#contract/picture.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { traitValueText } from '../generator/lookWords.ts';
import { dateTimeOf, momentText } from '../times.ts';
import { styleText } from '../pictureWording.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const name = css({ fontSize: 'sm', color: 'fg.muted' });
const value = css({ overflowWrap: 'anywhere' });
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

/** What was asked for, and when. */
export const PictureFacts = ({ picture }: { picture: Picture }) => {
  const { prompt, style, mood, setting, isFromChat, createTime } = picture;
  const facts = [
    [m.gallery_style(), styleText(style)],
    [m.gallery_mood(), mood === null ? undefined : traitValueText('expression', mood)],
    [m.gallery_setting(), setting === null ? undefined : traitValueText('setting', setting)],
    [m.gallery_where(), isFromChat ? m.gallery_from_chat() : undefined],
  ] as const;
  return (
    <dl className={list}>
      <div>
        <dt className={name}>{m.gallery_prompt()}</dt>
        <dd className={words} dir="auto">
          {prompt.trim() === '' ? m.gallery_prompt_none() : prompt}
        </dd>
      </div>
      {facts.map(([term, told]) =>
        told === undefined ? null : (
          <div key={term}>
            <dt className={name}>{term}</dt>
            <dd className={value}>{told}</dd>
          </div>
        ),
      )}
      <div>
        <dt className={name}>{m.gallery_made()}</dt>
        <dd className={value}>
          <time dateTime={dateTimeOf(createTime)}>{momentText(createTime)}</time>
        </dd>
      </div>
    </dl>
  );
};
