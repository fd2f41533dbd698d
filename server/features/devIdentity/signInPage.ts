import { html } from 'hono/html';
import { type Html, plainPage } from '#server/http/plainPage.ts';

/** What stands in the form. */
export interface SignInForm {
  readonly email: string;
  readonly isVerified: boolean;
  /** What is wrong with the email. */
  readonly trouble?: string;
}

const TITLE = 'Liora test identity';

/** Where people say who they want to be at the embedded issuer. */
export const signInPage = ({ email, isVerified, trouble }: SignInForm): Html =>
  plainPage(
    TITLE,
    html`<section>
      <h1>${TITLE}</h1>
      <p>Stands in for a sign-in service while none is set up. It accepts any details you enter.</p>
      <form method="post" novalidate>
        <label
          >Email
          <input
            type="email"
            name="email"
            autocomplete="email"
            value="${email}"
            ${trouble === undefined ? '' : html`aria-invalid="true" aria-describedby="trouble" autofocus`}
        /></label>
        ${trouble === undefined ? '' : html`<p class="trouble" id="trouble">${trouble}</p>`}
        <label class="check"
          ><input type="checkbox" name="verified" ${isVerified ? 'checked' : ''} /> This email is verified</label
        >
        <div class="row">
          <button name="act" value="continue" class="main">Continue</button>
          <button name="act" value="refuse">Deny</button>
        </div>
      </form>
    </section>`,
  );
