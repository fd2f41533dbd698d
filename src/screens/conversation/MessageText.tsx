import { segmentsOf } from './segments.ts';

/** A message's text as text: nothing in it becomes markup but what stands between asterisks. */
export const MessageText = ({ text, actionClass }: { text: string; actionClass: string | undefined }) =>
  segmentsOf(text).map((segment, index) =>
    segment.kind === 'action' ? (
      // oxlint-disable-next-line react/no-array-index-key -- segments are told apart by their place alone
      <em key={index} className={actionClass}>
        {segment.text}
      </em>
    ) : (
      segment.text
    ),
  );
