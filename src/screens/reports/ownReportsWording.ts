import { errNo } from '#contract/errNo.ts';
import type { Block, OwnReport, ReportStatus } from '#contract/report.ts';
import type { Failure } from '#machines/failure.ts';
import { m } from '#src/paraglide/messages.js';
import { failureText } from '../wording.ts';

/** What was reported. */
export const reportedText = ({ kind, name }: Pick<OwnReport, 'kind' | 'name'>): string => {
  switch (kind) {
    case 'message':
      return m.reports_message({ name });
    case 'character':
      return m.reports_character({ name });
    case 'picture':
      return name === '' ? m.reports_picture() : m.reports_picture_of({ name });
    case 'person':
      return m.reports_person({ name });
  }
};

/** What was blocked of the person's own: of the person themselves, all that they made. */
export const blockedText = ({ kind, name }: Pick<Block, 'kind' | 'name'>): string =>
  kind === 'person' ? m.reports_all_yours() : reportedText({ kind, name });

const statuses = {
  open: m.reports_open,
  dismissed: m.reports_dismissed,
  upheld: m.reports_upheld,
  overturned: m.reports_overturned,
} as const satisfies Record<ReportStatus, () => string>;
/** What became of a report. */
export const statusText = (status: ReportStatus): string => statuses[status]();

/** Why nobody was asked for another look. */
export const appealFailureText = (failure: Failure): string =>
  failure.errNo === errNo.conflict ? m.reports_appeal_again() : failureText(failure);
