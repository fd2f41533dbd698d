import { html } from 'hono/html';

export const SIGN_IN_STYLES = `
:root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, sans-serif; line-height: 1.55; }
body { max-width: 26rem; margin: 4rem auto; padding: 0 1.25rem; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .35rem; }
label.check { grid-auto-flow: column; justify-content: start; align-items: center; }
input[type=email] { font: inherit; padding: .6rem .75rem; border: 1px solid #8888; border-radius: 8px; }
div { display: flex; gap: .75rem; }
button { font: inherit; padding: .6rem 1rem; border: 1px solid #8888; border-radius: 8px; cursor: pointer; }
p { opacity: .8; }
`;

/** Where people say who they want to be at the embedded issuer. */
export const signInPage = (trouble: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Liora test identity</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/dev/identity/style.css" />
      </head>
      <body>
        <main>
          <h1>Liora test identity</h1>
          <p>Stands in for a third party while none is set up. It takes everybody at their word.</p>
          ${trouble === '' ? '' : html`<p role="alert">${trouble}</p>`}
          <form method="post">
            <label>E-mail <input type="email" name="email" autocomplete="email" /></label>
            <label class="check"><input type="checkbox" name="verified" checked /> This e-mail is verified</label>
            <div>
              <button name="act" value="continue">Continue</button>
              <button name="act" value="refuse" formnovalidate>Refuse</button>
            </div>
          </form>
        </main>
      </body>
    </html>`;
