import type { Report } from '#contract/report.ts';
import { FlagIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { ReportRef } from './reportTypes.ts';

interface ReportButtonProps extends Pick<Report, 'kind' | 'targetId'> {
  report: ReportRef;
  text: string;
  isDisabled?: boolean;
  className?: string;
}

/** Opens the dialog about something. */
export const ReportButton = ({ report, kind, targetId, text, isDisabled = false, className }: ReportButtonProps) => (
  <Button
    size="md"
    variant="ghost"
    color="ink"
    className={className}
    disabled={isDisabled}
    onClick={() => {
      report.send({ type: 'report.requested', kind, targetId });
    }}
  >
    <FlagIcon isFull={false} />
    {text}
  </Button>
);
