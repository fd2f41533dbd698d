import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errNo } from '#contract/errNo.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { fieldsOf } from './support/requestSamples.ts';
import { sendCall } from './support/sendCall.ts';
import { readTables, type Tables } from './support/tables.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse';
const characterId = seedCharacters[0]?.characterId ?? '';

/** Their answers differ with how often an age was given. */
type OwnAge = 'userDetail' | 'userUpdate';
type Open<C> = { [Name in keyof C]: C[Name] extends { access: 'ready' } ? never : Name }[keyof C];
const { success, invalidInput, notFound } = errNo;

/**
 * What every call answers that is not only for people who are set up and of age: what everybody sees, the person's own account, and how to get
 * out of what was bought. A new call of that kind has to be added here.
 */
const answersOf: Readonly<Record<Exclude<Open<typeof calls>, OwnAge>, number>> = {
  accessList: success,
  activity: success,
  authorize: notFound,
  careCounts: success,
  changePassword: errNo.wrongCredentials,
  characterDetail: success,
  characterExplore: success,
  characterList: success,
  characterOptions: success,
  characterPreview: 200,
  characterQuickOptions: success,
  emailChangeCheck: errNo.wrongCode,
  emailChangeConfirm: errNo.wrongCode,
  emailChangeDecline: errNo.wrongCode,
  emailConfirm: errNo.wrongCode,
  emailLogin: errNo.wrongCredentials,
  endIdentity: success,
  endSession: success,
  eventCounts: notFound,
  eventTest: invalidInput,
  eventTrack: invalidInput,
  homepage: success,
  iconDetail: success,
  link: errNo.signInExpired,
  logout: success,
  logoutEverywhere: success,
  // Nobody talks with them: neither as a member nor as a stranger.
  meetingSay: errNo.accountNeeded,
  orderCancel: notFound,
  orderPayment: notFound,
  orderPayments: success,
  orderRefund: notFound,
  passwordCheck: errNo.wrongCode,
  passwordSet: errNo.wrongCode,
  pictaskOptions: success,
  providers: success,
  routeRules: success,
  sendEmail: success,
  subscriptionCancel: errNo.subscriptionNeeded,
  subscriptionDetail: success,
  subscriptionPlans: success,
  subscriptionPortal: notFound,
  subscriptionResume: errNo.subscriptionNeeded,
  tokensLedger: success,
  tokensPackages: success,
  tokensRemaining: success,
  userDelete: errNo.wrongCredentials,
  userExport: success,
  userPlan: success,
};
/** They change the age or end the session: last. */
const last = ['userUpdate', 'userDelete', 'logoutEverywhere', 'logout'];

/** Where what a companion says, shows or sells to somebody is kept. */
const forAdults = (tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables).filter(([name]) =>
      /^(?:conversation|message|exchange|alternative|character|meeting|picture|task|report|order|payment|subscription|transfer|entr|hold|wallet)/u.test(
        name,
      ),
    ),
  );

describe('[AUTH-04] [AUTH-17] who is under age reaches nothing that is for adults', () => {
  let databaseUrl: string;
  let server: TestServer;
  beforeAll(async () => {
    databaseUrl = await newPostgresqlUrl();
    server = await startTestServer({ DATABASE_URL: databaseUrl });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each([
    ['and may correct it', errNo.underAgeChangeAge, [17]],
    ['for good', errNo.underAge, [17, 16]],
  ])('by any call of the contract: %s', async (_, code, ages) => {
    const visitor = new Visitor(server.origin);
    const email = `${randomUUID()}@example.org`;
    await visitor.requestSignUp(email, PASSWORD);
    await visitor.confirm(await visitor.codeFor(email));
    await visitor.post('/api/user/update', { name: 'Kim', pronoun: 'they/them' });
    for (const age of ages) await visitor.post('/api/user/update', { age });

    const before = await readTables(databaseUrl);
    const all: [string, Call][] = Object.entries(calls);
    const inOrder = all.toSorted(([one], [other]) => last.indexOf(one) - last.indexOf(other));
    const answers: Record<string, unknown> = {};
    for (const [name, call] of inOrder) {
      const fields = {
        ...(fieldsOf(call).includes('characterId') && { characterId }),
        ...(name === 'userUpdate' && { age: 16 }),
      };
      const response = await sendCall(visitor, call, { fields });
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      answers[name] = isJson ? Object(await response.json()).errNo : response.status;
    }
    const ready = all.filter(([, call]) => call.access === 'ready').map(([name]) => [name, code]);
    expect(answers).toEqual({
      ...Object.fromEntries(ready),
      ...answersOf,
      userDetail: code,
      userUpdate: errNo.underAge,
    });
    expect(Object.keys(forAdults(before)).toSorted()).toEqual([
      'alternatives',
      'character_files',
      'character_texts',
      'character_words',
      'characters',
      'conversations',
      'entries',
      'holds',
      'meeting_exchanges',
      'meeting_hours',
      'meetings',
      'messages',
      'orders',
      'payment_events',
      'picture_leftovers',
      'picture_tasks',
      'pictures',
      'report_decisions',
      'reports',
      'subscription_terms',
      'subscriptions',
      'transfers',
      'wallets',
    ]);
    expect(forAdults(await readTables(databaseUrl))).toEqual(forAdults(before));
  });
});
