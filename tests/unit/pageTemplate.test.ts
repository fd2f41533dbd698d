import { describe, expect, test } from 'vitest';
import { pageTemplate } from '#server/features/page/pageTemplate.ts';

const built = [
  '<head><title>Liora</title>',
  '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/react-1.js">',
  '<link rel="modulepreload" crossorigin href="/assets/frame-1.js">',
  '<link rel="stylesheet" crossorigin href="/assets/first-1.css">',
  '</head><body><div id="root"></div></body>',
].join('\n');

const answers = { '/api/a': { status: 200, body: { text: '</script><b>' } } };
const page = (sheet: string) =>
  [
    '<head><title>Liora</title>',
    `<link rel="stylesheet" crossorigin href="${sheet}">`,
    '<script src="/boot.js" data-scripts="/assets/react-1.js /assets/frame-1.js /assets/index-1.js"></script></head>' +
      '<body><div id="root"><p>$& here</p></div>' +
      String.raw`<script id="answers" type="application/json">{"/api/a":{"status":200,"body":{"text":"\u003c/script>\u003cb>"}}}</script>` +
      '</body>',
  ].join('\n');

describe('a page that drawings are put into', () => {
  test('names its scripts for later, the entry last, and holds the drawing with what was answered', () => {
    expect(pageTemplate(built)('<p>$& here</p>', answers)).toBe(page('/assets/first-1.css'));
  });

  test('takes another sheet', () => {
    expect(pageTemplate(built, '/assets/whole-1.css')('<p>$& here</p>', answers)).toBe(page('/assets/whole-1.css'));
  });

  test.each([
    ['without a script', built.replace(/<script.*<\/script>/, '')],
    ['without a root', built.replace('<div id="root"></div>', '')],
  ])('must be as builds write it: %s', (_, html) => {
    expect(() => pageTemplate(html)).toThrow('The page of the build has one script and an empty root');
  });
});
