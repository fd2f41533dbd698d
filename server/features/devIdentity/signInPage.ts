import { html } from 'hono/html';
import type { Locale } from '#contract/locale.ts';
import { type Html, plainPage } from '#server/http/plainPage.ts';
import { signInTexts } from './signInTexts.ts';

/** What stands in the form. */
export interface SignInForm {
  readonly email: string;
  readonly isVerified: boolean;
  /** What is wrong with the email. */
  readonly trouble?: string;
}

/** Where people say who they want to be at the embedded issuer. */
export const signInPage = ({ email, isVerified, trouble }: SignInForm, locale: Locale): Html => {
  const texts = signInTexts[locale];
  return plainPage(
    texts.title,
    html`<section>
      <h1>${texts.title}</h1>
      <p>${texts.note}</p>
      <form method="post" novalidate>
        <label
          >${texts.email}
          <input
            type="email"
            name="email"
            autocomplete="email"
            value="${email}"
            ${trouble === undefined ? '' : html`aria-invalid="true" aria-describedby="trouble" autofocus`}
        /></label>
        ${trouble === undefined ? '' : html`<p class="trouble" id="trouble">${trouble}</p>`}
        <label class="check"
          ><input type="checkbox" name="verified" ${isVerified ? 'checked' : ''} /> ${texts.isVerified}</label
        >
        <div class="row">
          <button name="act" value="continue" class="main">${texts.goOn}</button>
          <button name="act" value="refuse">${texts.refuse}</button>
        </div>
      </form>
    </section>`,
    locale,
  );
};
