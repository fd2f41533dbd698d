import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { DraftField } from './DraftField.tsx';
import type { DraftRef } from './generatorTypes.ts';

/** Digits of the oldest age. */
const AGE_LENGTH = 5;
const names = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: '4' });

/** How a character is called and how old it is. */
export const NameAndAge = ({ draft }: { draft: DraftRef }) => (
  <div className={names}>
    <DraftField draft={draft} field="name" label={m.making_name()} maxLength={CHARACTER_LIMITS.name} />
    <DraftField draft={draft} field="age" label={m.making_age()} help={m.making_age_help()} maxLength={AGE_LENGTH} />
  </div>
);
