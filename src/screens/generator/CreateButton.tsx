import { useSelector } from '@xstate/react';
import { costOf } from '#machines/characterDraft/characterDraftSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { countText } from '../money.ts';
import { quiet } from './layout.ts';
import type { DraftRef } from './generatorTypes.ts';

const whole = css({ display: 'flex', flexDirection: 'column', gap: '2', flex: '1', alignItems: { sm: 'flex-end' } });
const wide = css({ width: { base: 'full', sm: 'auto' } });

const balanceText = (tokens: number): string =>
  tokens === 1 ? m.making_balance_one() : m.making_balance({ tokens: countText(tokens) });

/** Makes a character of the draft, and says what that costs; `tokens` are those that the person has, `null` while not known. */
export const CreateButton = ({ draft, tokens }: { draft: DraftRef; tokens: number | null }) => {
  const cost = useSelector(draft, costOf);
  return (
    <div className={whole}>
      <Button type="submit" className={wide}>
        {m.making_create({ cost: countText(cost ?? 0) })}
      </Button>
      {tokens === null ? null : <p className={quiet}>{balanceText(tokens)}</p>}
    </div>
  );
};
