import { existsSync } from 'node:fs';
import type { Mutated } from '@liora/flow-kit/mutation/sources.ts';
import { inRoot } from '../lib/root.ts';

interface Part {
  /** What begins so below `server/` belongs to it. */
  readonly sources: readonly string[];
  /** Those that are to notice what is wrong there. */
  readonly tests: readonly string[];
}

const inServer = (names: readonly string[]): string[] => names.map((name) => `tests/server/${name}.test.ts`);
const inUnit = (names: readonly string[]): string[] => names.map((name) => `tests/unit/${name}.test.ts`);
const named = (text: string): string[] => text.trim().split(/\s+/);

/** What of the server is about money, doors and care, and the tests that look at it. */
export const PARTS: Readonly<Record<string, Part>> = {
  ledger: {
    sources: ['features/ledger/'],
    tests: inServer(
      named(`ledgerGrace ledgerLines wallets ledgerReads ledgerGuards wrongClock promotion purchases afterPurchase
        renewals accountExport speech chatWriting`),
    ),
  },
  billing: {
    sources: ['features/billing/'],
    tests: [
      ...inServer(
        named(`purchases afterPurchase endingPlans declinedChange confirmedChange renewals refundAnew reconciliation reconciler
        paymentEvents eventPages eventRows lookRows orderRows paymentLogs
        reconcilerLogs invoices checkouts mismatches deletedAccounts purchaseFaults testCheckout sameIntent takingUp
        interruptedCharge accountExport promotion paymentsTwice wrongClock`),
      ),
      ...inUnit(named('billing/views')),
    ],
  },
  doors: {
    sources: ['features/account/session', 'features/account/openSession', 'features/account/identity'],
    tests: inServer(
      named(`session identity identityRows testIdentity credentialVersion securityEffects user signUps access security
        passwords userDeletion limits cleaning`),
    ),
  },
  rateLimit: {
    sources: ['rateLimit/'],
    tests: inServer(named('rateLimiter limits mailBudget resetMail passwords cleaning')),
  },
  care: {
    sources: ['features/care/', 'features/careReminder/'],
    tests: [
      ...inServer(named('careCounts careReminder chatNeeds chatHonesty chatProviders/care')),
      ...inUnit(
        named(`care/minors care/careIn care/helpLines care/encouraging care/careTexts care/hear care/honest care/honestLanguages care/hurting care/surePatterns
          care/features care/language care/conceptsIn care/linearModel care/network care/networkPass care/patternsWritten care/needIn care/help
          careReminder/day careReminder/rule pictureMinors`),
      ),
    ],
  },
};

const partOf = (name: string): Part => {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`The parts are ${Object.keys(PARTS).join(', ')}`);
  return part;
};

/** What is mutated of the server in a part. */
export const mutatedIn = (name: string): Mutated => ({
  folder: inRoot('server'),
  isMutated: (file) => file.endsWith('.ts') && partOf(name).sources.some((source) => file.startsWith(source)),
});

/** The test files of a part, by their paths in the repository. */
export const testsOf = (name: string): readonly string[] => {
  const missing = partOf(name).tests.filter((file) => !existsSync(inRoot(file)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`);
  return partOf(name).tests;
};
