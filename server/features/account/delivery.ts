import { errNo } from '#contract/errNo.ts';
import type { MailBudget } from './mailBudget.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Log } from '#server/log.ts';
import type { Mail, MailProvider } from '#server/providers/mail/mailProvider.ts';

/** Sends mails of accounts. */
export const createDelivery = (mail: MailProvider, budget: MailBudget, log: Log) => {
  const attempt = async (letter: Mail): Promise<boolean> => {
    try {
      await mail.send(letter);
      return true;
    } catch (error) {
      log.error({ err: error, provider: mail.name }, 'a mail could not be sent');
      return false;
    }
  };
  return {
    /** Throws 1006 when there were too many mails in this hour, 1007 when the mail cannot be sent. */
    async send(letter: Mail): Promise<void> {
      await budget.pass(Date.now());
      if (!(await attempt(letter))) throw new ApiError(errNo.providerFailed, 'The mail could not be sent');
    },
    /** Tells of something that has happened already, and stays so when the mail cannot be sent. */
    async notify(letter: Mail): Promise<void> {
      await budget.note(Date.now());
      await attempt(letter);
    },
  };
};
export type Delivery = ReturnType<typeof createDelivery>;
