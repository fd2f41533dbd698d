import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { CareReminderKind } from '#contract/careReminder.ts';
import { reminderShown } from '#machines/careReminder/careReminderSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import type { CareReminderRef } from './chatTypes.ts';

const announced = css({ srOnly: true });
const place = css({ flexShrink: '0', width: 'full', maxWidth: 'column', mx: 'auto', px: '4', py: '2' });

const textOf = (kind: CareReminderKind): string => {
  switch (kind) {
    case 'start':
      return m.care_reminder_start();
    case 'use':
      return m.care_reminder_use();
  }
};

/**
 * Says that one talks with an AI when it is time for that. Screen readers have a region of their own: it must be there before the text comes,
 * and a card that was there before would count as moved.
 */
export const CareReminder = ({ reminder }: { reminder: CareReminderRef }) => {
  const kind = useSelector(reminder, reminderShown);
  const status = useRef<HTMLOutputElement>(null);
  const text = kind === null ? null : textOf(kind);
  return (
    <>
      <output ref={status} tabIndex={-1} className={announced}>
        {text}
      </output>
      {text === null ? null : (
        <div className={place}>
          <Notice
            tone="care"
            actions={
              <Button
                size="md"
                variant="outline"
                color="ink"
                onClick={() => {
                  reminder.send({ type: 'reminder.acknowledged' });
                  /* From here the keyboard goes on to the field. */
                  status.current?.focus({ preventScroll: true });
                }}
              >
                {m.care_reminder_done()}
              </Button>
            }
          >
            <p aria-hidden>{text}</p>
          </Notice>
        </div>
      )}
    </>
  );
};
