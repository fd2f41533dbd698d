import { useMemo, useSyncExternalStore } from 'react';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';

const figures = css({ display: 'block', textStyle: 'small', fontVariantNumeric: 'tabular-nums' });

const SECOND_MS = 1000;

const countdown = (seconds: number) => {
  const endTime = Date.now() + seconds * SECOND_MS;
  return {
    subscribe: (onTick: () => void) => {
      const timer = window.setInterval(onTick, SECOND_MS);
      return () => {
        window.clearInterval(timer);
      };
    },
    read: () => Math.max(0, Math.ceil((endTime - Date.now()) / SECOND_MS)),
  };
};

const clockOf = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down from `seconds`; screen readers are not told of each of them. */
export const RetryTimer = ({ seconds }: { seconds: number }) => {
  const { subscribe, read } = useMemo(() => countdown(seconds), [seconds]);
  const left = useSyncExternalStore(subscribe, read);
  return (
    <span role="timer" className={figures}>
      {m.chat_retry_in({ time: clockOf(left) })}
    </span>
  );
};
