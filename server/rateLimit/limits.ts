const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How often something may be done within a sliding window, by one email, account or client address. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Every limit there is. */
export const limits = {
  signInByAddress: { name: 'signIn by address', max: 25, window: 5 * MINUTE },
  /** At one email by one address: what a stranger does elsewhere leaves the owner's own tries alone. */
  signInByEmailAndAddress: { name: 'signIn by email and address', max: 10, window: 15 * MINUTE },
  /** At one email by everybody together: guessing from many addresses ends here. */
  signInByEmail: { name: 'signIn by email', max: 50, window: 15 * MINUTE },
  /** By whoever is signed in there already. */
  passwordByAccount: { name: 'password by account', max: 10, window: 15 * MINUTE },
  mailByEmailAndAddress: { name: 'mail by email and address', max: 5, window: 30 * MINUTE },
  /** No mailbox is to be filled from many addresses. */
  mailByEmail: { name: 'mail by email', max: 20, window: 30 * MINUTE },
  mailByAccount: { name: 'mail by account', max: 5, window: 30 * MINUTE },
  mailByAddress: { name: 'mail by address', max: 60, window: 5 * MINUTE },
  codeByAddress: { name: 'code by address', max: 60, window: 5 * MINUTE },
  /** Six digits are soon guessed: by everybody together, at one email. */
  digitsByEmail: { name: 'digits by email', max: 15, window: 24 * HOUR },
  digitsByAddress: { name: 'digits by address', max: 60, window: HOUR },
  authorizeByAddress: { name: 'authorize by address', max: 60, window: 5 * MINUTE },
  /** More than anybody reads. */
  answerByAccount: { name: 'answer by account', max: 120, window: 5 * MINUTE },
  /** Of those in need, whom we answer ourselves: apart, so that no talk before it leaves them without an answer. */
  careByAccount: { name: 'care by account', max: 600, window: 5 * MINUTE },
  /** What waits while an answer is written, and is listened to before it is said. */
  needByAccount: { name: 'need by account', max: 240, window: 5 * MINUTE },
  /** What strangers say, before it is looked at: more than anybody writes. */
  sayingByAddress: { name: 'saying by address', max: 120, window: 5 * MINUTE },
  /** Answers that strangers get, of a household or an office. */
  meetingByAddress: { name: 'meeting by address', max: 20, window: HOUR },
  meetingByClient: { name: 'meeting by client', max: 10, window: 24 * HOUR },
  checkoutByAccount: { name: 'checkout by account', max: 30, window: 10 * MINUTE },
  exportByAccount: { name: 'export by account', max: 10, window: 10 * MINUTE },
  reportByAccount: { name: 'report by account', max: 60, window: 10 * MINUTE },
  describeByAccount: { name: 'describe by account', max: 40, window: 10 * MINUTE },
  importByAccount: { name: 'import by account', max: 100, window: 10 * MINUTE },
  previewByAddress: { name: 'preview by address', max: 240, window: 5 * MINUTE },
  eventByAddress: { name: 'event by address', max: 300, window: MINUTE },
  eventByClient: { name: 'event by client', max: 60, window: MINUTE },
  operatorByAddress: { name: 'operator by address', max: 20, window: 5 * MINUTE },
} as const satisfies Record<string, Limit>;
