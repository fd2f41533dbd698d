import type { ReportData, RequirementData } from './data.ts';
import { html, type Html } from './html.ts';
import { share } from './links.ts';
import { table } from './tables.ts';

const testsOf = ({ tests }: RequirementData): Html =>
  tests.length === 0
    ? html`<strong class="bad">no test names it</strong>`
    : html`
        <details>
          <summary>${tests.reduce((sum, group) => sum + group.tests, 0)} tests</summary>
          <ul>
            ${tests.map(
              (group) =>
                html`<li>
                  ${group.title}${group.tests > 1 && html` <span class="quiet">(${group.tests} tests)</span>`}<br /><code
                    class="small"
                    >${group.file}</code
                  >
                </li>`,
            )}
          </ul>
        </details>
      `;

/** Text with what stands between backquotes as code. */
const marked = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;

/** All requirements with the tests that name them, those without any first told. */
export const requirementsPage = ({ requirements, unlisted }: ReportData): Html => {
  const bare = requirements.filter(({ tests }) => tests.length === 0);
  return html`
    <header class="intro">
      <p><a href="#/">All flows</a></p>
      <h1 tabindex="-1">Requirements</h1>
      <p class="lead">
        ${share(requirements.length - bare.length, requirements.length)} requirements are named by tests.
        ${
          bare.length > 0 && 'Without any: '
        }${bare.map(({ id }, index) => html`${index > 0 && ', '}<a href="#/requirements?at=${id}">${id}</a>`)}
      </p>
      ${
        unlisted.length > 0 &&
        html`<p>
          <strong class="bad">Not counted, for they could not be listed: tests of ${unlisted.join(' and ')}.</strong>
        </p>`
      }
    </header>
    ${[...new Set(requirements.map(({ section }) => section))].map(
      (section) => html`
        <section>
          <h2>${section}</h2>
          ${table(
            section,
            ['Requirement', 'What must hold', 'Tests'],
            requirements
              .filter((one) => one.section === section)
              .map((one) => ({ id: one.id, cells: [html`${one.id}`, marked(one.text), testsOf(one)] })),
          )}
        </section>
      `,
    )}
  `;
};
