import type { Locale } from '#contract/locale.ts';

export interface Mail {
  /** One address, checked by the contract's rule. */
  readonly to: string;
  /** The language it is in. */
  readonly locale: Locale;
  readonly subject: string;
  /** Plain text in paragraphs; an address is a paragraph of its own. */
  readonly text: string;
}

/** Whoever delivers mails. */
export interface MailProvider {
  readonly name: string;
  send(mail: Mail): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}
