import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Target } from '#machines/access/accessMachine.ts';
import { isActing } from '#machines/access/accessSelectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { ruledItem, ruledWords, small } from '../billing/billingStyles.ts';
import type { AccessRef } from './accessTypes.ts';

export interface AccessItemProps {
  access: AccessRef;
  title: string;
  /** More about it, a line each. */
  lines: readonly string[];
  target: Target;
  /** What the button says, and what it says to who does not see where it stands. */
  action: string;
  actionLabel: string;
  /** In place of the button. */
  instead?: ReactNode;
}

/** Something that can get into the account, with the button that ends it. */
export const AccessItem = ({ access, title, lines, target, action, actionLabel, instead }: AccessItemProps) => {
  const wanted = { type: 'end.requested', ...target } as const;
  // Enabled under its dialog, too: a disabled button cannot take the focus back.
  const isPossible = useSelector(access, (snapshot) => snapshot.can(wanted) || isActing(snapshot));
  return (
    <li className={ruledItem}>
      <div className={ruledWords}>
        <p>{title}</p>
        {lines.map((line) => (
          <p key={line} className={small}>
            {line}
          </p>
        ))}
      </div>
      {instead ?? (
        <Button
          size="sm"
          variant="outline"
          color="ink"
          aria-label={actionLabel}
          disabled={!isPossible}
          onClick={() => {
            access.send(wanted);
          }}
        >
          {action}
        </Button>
      )}
    </li>
  );
};
