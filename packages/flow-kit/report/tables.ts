import { html, type Html } from './html.ts';

export interface Row {
  readonly id?: string;
  /** The first is the row's heading. */
  readonly cells: readonly Html[];
}

/** A table that scrolls on its own where it is wider than the window. */
export const table = (title: string, heads: readonly string[], rows: readonly Row[]): Html =>
  rows.length === 0
    ? html`<p class="quiet">None.</p>`
    : html`
        <div class="scroll" tabindex="0" role="region" aria-label="${title}">
          <table>
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(
                ({ id, cells: [first, ...others] }) =>
                  html`<tr${id !== undefined && html` id="${id}"`}><th scope="row">${first ?? ''}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`,
              )}
            </tbody>
          </table>
        </div>
      `;
