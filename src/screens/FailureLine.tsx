import type { Failure } from '#machines/failure.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { failureText } from './wording.ts';

/** Why the last try failed; nothing when it did not, or when the fields tell already. */
export const FailureLine = ({ failure, className }: { failure: Failure | null; className?: string }) =>
  failure === null || failure.fields.length > 0 ? null : (
    <Notice tone="danger" isAlert {...(className !== undefined && { className })}>
      {failureText(failure)}
    </Notice>
  );
