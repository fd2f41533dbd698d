import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, ROOT } from '../../scripts/lib/root.ts';

/** Stores of one table each, the ledger, and what is still to be parted from its queries. */
const LEFT = new Set([
  'server/features/account/mailCodes.ts',
  'server/features/account/underAgeBlocks.ts',
  'server/features/care/needCounts.ts',
  'server/features/character/catalogueWords.ts',
  'server/features/conversation/chatActs.ts',
  'server/features/conversation/conversationFile.ts',
  'server/features/conversation/conversationImport.ts',
  'server/features/conversation/conversationService.ts',
  'server/features/conversation/forgottenKeys.ts',
  'server/features/conversation/search.ts',
  'server/features/jobs/jobs.ts',
  'server/features/ledger/ledger.ts',
  'server/features/ledger/ledgerPage.ts',
  'server/features/ledger/wallet.ts',
  'server/features/media/orphanedFiles.ts',
  'server/http/idempotency.ts',
  'server/rateLimit/rateLimiter.ts',
  'server/seed/seed.ts',
]);

it('SQL stands in repositories, and where it is known to', () => {
  const files = execFileSync('git', ['ls-files', 'server/*.ts'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(inRoot(file)));
  expect(files.length).toBeGreaterThan(100);
  const withSql = files.filter((file) => readFileSync(inRoot(file), 'utf8').includes("from 'drizzle-orm"));
  expect(withSql.filter((file) => !/^server\/db\/|Repository\.ts$/.test(file) && !LEFT.has(file))).toEqual([]);
});
