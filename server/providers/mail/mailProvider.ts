export interface Mail {
  /** One address, checked by the contract's rule. */
  readonly to: string;
  readonly subject: string;
  /** Plain text; addresses in it stand on lines of their own. */
  readonly text: string;
}

/** Whoever delivers mails. */
export interface MailProvider {
  readonly name: string;
  send(mail: Mail): Promise<void>;
}
