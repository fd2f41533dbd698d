import { m } from '#src/paraglide/messages.js';
import { Avatar } from '#src/ui/Avatar.tsx';
import { plainText } from '#src/ui/plainText.ts';
import { css } from '#styled/css';
import { avatarSources } from '../portrait.ts';
import type { Errand } from './authTypes.ts';

const card = css({
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  mt: '4',
  p: '3',
  borderRadius: 'lg',
  bg: 'bg.sunken',
});
const words = css({ minWidth: '0' });
const name = css({ fontWeight: 'semibold' });
const line = css({ color: 'fg.muted', textStyle: 'caption', lineClamp: '2', overflowWrap: 'anywhere' });
/** One line of the screen each, so that the form keeps its place on a phone. */
const turn = css({ color: 'fg.subtle', textStyle: 'caption', lineClamp: '1', overflowWrap: 'anywhere' });

/** More of a turn than fits in its line is not read out either. */
const LETTERS = 90;
const begun = (text: string): string => {
  const whole = plainText(text).replace(/\s+/gu, ' ').trim();
  return whole.length <= LETTERS
    ? whole
    : `${whole
        .slice(0, LETTERS)
        .replace(/\s+\S*$/u, '')
        .toWellFormed()}…`;
};

/** Whom one was talking with, what was said last there, and the line that waits. */
export const ErrandCard = ({ errand }: { errand: Errand | null }) =>
  errand?.kind === 'meeting' ? (
    <div className={card}>
      <Avatar name={errand.name} size="lg" {...avatarSources(errand.portrait)} />
      <div className={words}>
        <p className={name}>{errand.name}</p>
        {errand.before.map(({ role, text }) => (
          <p key={role} className={turn} dir="auto">
            {`${role === 'user' ? m.chat_you() : errand.name}: ${begun(text)}`}
          </p>
        ))}
        {errand.line === null ? null : (
          <p className={line}>
            {`${m.chat_you()}: `}
            <span>{`“${errand.line}”`}</span>
          </p>
        )}
      </div>
    </div>
  ) : null;
