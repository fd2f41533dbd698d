import type { Block, OwnReport } from '#contract/report.ts';
import type { Queries } from '#server/db/database.ts';
import { inPages } from '#server/db/pages.ts';
import { blocksOf, reportsOf } from './reportRepository.ts';

/** More than anybody has blocked. */
const BLOCKS = 10_000;

/** What somebody reported, and what was blocked of theirs, the latest first. */
export const exportReports = async (
  db: Queries,
  accountId: string,
): Promise<{ readonly reports: AsyncIterable<OwnReport>; readonly blocks: Block[] }> => ({
  reports: inPages((last: OwnReport | undefined, size) => reportsOf(db, accountId, size, last)),
  blocks: await blocksOf(db, accountId, BLOCKS),
});
