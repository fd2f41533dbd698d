import type { Prerendered } from './prerenderWorker.ts';

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
const SHEET = /(<link rel="stylesheet"[^>]* href=")([^"]+)(">)/;
const ROOT = '<div id="root"></div>';
/** The address of the script that loads the others once a drawn page was seen. */
const BOOT = '/boot.js';

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * A page of the build that drawings are put into. It loads its scripts after it was seen, and the sheet at `sheet` in place of
 * its own. Throws when the page is not as builds write it.
 */
export const pageTemplate = (
  html: string,
  sheet?: string,
): ((drawn: string, answers: Prerendered['answers']) => string) => {
  const entry = SCRIPT.exec(html)?.[1];
  const scripts = [...[...html.matchAll(PRELOAD)].map(([, href]) => href), entry].join(' ');
  const bare = html
    .replace(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replace(SHEET, (link, before: string, _own, after: string) =>
      sheet === undefined ? link : before + sheet + after,
    )
    .replace('</head>', `<script src="${BOOT}" data-scripts="${scripts}"></script></head>`);
  const [before, after] = bare.split(ROOT);
  if (entry === undefined || before === undefined || after === undefined)
    throw new Error('The page of the build has one script and an empty root');
  return (drawn, answers) =>
    `${before}<div id="root">${drawn}</div><script id="answers" type="application/json">${inScript(answers)}</script>${after}`;
};
