import { useSelector } from '@xstate/react';
import type { HelpedField } from '#contract/characterDraft.ts';
import {
  canUndo,
  errorsOf,
  helpFailureOf,
  isWriting,
  valuesOf,
} from '#machines/characterDraft/characterDraftSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { SparkIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { css } from '#styled/css';
import { newIntentId } from '#src/api/newIntentId.ts';
import { RetryNotice } from '../RetryNotice.tsx';
import { failureText } from '../wording.ts';
import { draftErrorText } from './generatorWording.ts';
import type { DraftRef } from './generatorTypes.ts';

const whole = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const acts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: '9' });
const writes = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'accent.text',
});

export interface HelpedAreaProps {
  draft: DraftRef;
  field: HelpedField;
  label: string;
  help: string;
  rows: number;
}

/** What one can ask of Liora for a field, or is waiting for. */
const HelpActs = ({ draft, field, label }: Pick<HelpedAreaProps, 'draft' | 'field' | 'label'>) => {
  const writesIt = useSelector(draft, isWriting(field));
  const isUndoable = useSelector(draft, canUndo(field));
  if (writesIt)
    return (
      <div className={acts}>
        <output className={writes}>
          <Spinner />
          {m.making_help_writing()}
        </output>
        <Button
          size="sm"
          variant="ghost"
          color="ink"
          onClick={() => {
            draft.send({ type: 'help.cancelled' });
          }}
        >
          {m.making_help_cancel()}
        </Button>
      </div>
    );
  return (
    <div className={acts}>
      <Button
        size="sm"
        variant="soft"
        aria-label={m.making_help_field({ field: label })}
        onClick={() => {
          draft.send({ type: 'help.requested', field, intentId: newIntentId() });
        }}
      >
        <SparkIcon />
        {m.making_help()}
      </Button>
      {isUndoable ? (
        <Button
          size="sm"
          variant="ghost"
          color="ink"
          onClick={() => {
            draft.send({ type: 'help.undone' });
          }}
        >
          {m.making_help_undo()}
        </Button>
      ) : null}
    </div>
  );
};

/** A text of the draft that Liora can write. */
export const HelpedArea = ({ draft, field, label, help, rows }: HelpedAreaProps) => {
  const value = useSelector(draft, (snapshot) => valuesOf(snapshot)[field]);
  const error = useSelector(draft, (snapshot) => draftErrorText(errorsOf(snapshot), field));
  const writesIt = useSelector(draft, isWriting(field));
  const failure = useSelector(draft, helpFailureOf(field));
  return (
    <div className={whole}>
      <TextArea
        label={label}
        name={field}
        help={help}
        error={error}
        rows={rows}
        value={value}
        readOnly={writesIt}
        onChange={({ target }) => {
          draft.send({ type: 'draft.changed', change: { [field]: target.value } });
        }}
      />
      <HelpActs draft={draft} field={field} label={label} />
      {failure === null ? null : (
        <RetryNotice
          onRetry={() => {
            draft.send({ type: 'help.requested', field, intentId: newIntentId() });
          }}
          onDismiss={() => {
            draft.send({ type: 'help.dismissed' });
          }}
        >
          {m.making_help_failed()} {failureText(failure)}
        </RetryNotice>
      )}
    </div>
  );
};
