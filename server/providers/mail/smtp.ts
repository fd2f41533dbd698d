import { createTransport } from 'nodemailer';
import type { Mail, MailProvider } from './mailProvider.ts';

const TIMEOUT = 10_000;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (text: string): string =>
  URL.canParse(text) ? `<p><a href="${escape(text)}">${escape(text)}</a></p>` : `<p>${escape(text)}</p>`;

const htmlOf = ({ locale, subject, text }: Mail): string =>
  `<!doctype html><html lang="${locale}"><head><title>${escape(subject)}</title></head><body>${text
    .split('\n\n')
    .map(paragraph)
    .join('')}</body></html>`;

/**
 * Delivers over an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. `from` is what
 * people see as the sender. A mail that the server does not take is thrown as nodemailer's error.
 */
export const smtp = (url: string, from: string): MailProvider => {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return {
    name: 'smtp',
    async send(mail) {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: htmlOf(mail),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
};
