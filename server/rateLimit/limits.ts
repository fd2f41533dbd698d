const MINUTE = 60 * 1000;

/** How often something may be done within a sliding window, by one e-mail or one client address. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  /** Milliseconds. */
  readonly window: number;
}

/** Every limit there is. */
export const limits = {
  signInByAddress: { name: 'signIn by address', max: 25, window: 5 * MINUTE },
  signInByEmail: { name: 'signIn by e-mail', max: 10, window: 15 * MINUTE },
  mailByEmail: { name: 'mail by e-mail', max: 5, window: 30 * MINUTE },
  mailByAddress: { name: 'mail by address', max: 60, window: 5 * MINUTE },
  codeByAddress: { name: 'code by address', max: 60, window: 5 * MINUTE },
  authorizeByAddress: { name: 'authorize by address', max: 60, window: 5 * MINUTE },
} as const satisfies Record<string, Limit>;
