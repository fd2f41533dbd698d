import { array, assert, constantFrom, property } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkdownBlock } from '#src/ui/MarkdownBlock.tsx';
import { plainText } from '#src/ui/plainText.ts';
import type { Inline } from '#src/ui/safeInline.ts';
import { type Block, createBlockReader, readBlocks } from '#src/ui/safeMarkdown.ts';
import { SafeText } from '#src/ui/SafeText.tsx';

const drawn = (text: string): string =>
  renderToStaticMarkup(createElement(SafeText, { text }))
    .replaceAll(/ (?:class|dir)="[^"]*"/g, '')
    .replace(/^<div>(.*)<\/div>$/s, '$1');

describe('text of a character', () => {
  it.each([
    ['nothing', '', ''],
    ['blank lines', ' \n\n\t\n', ''],
    ['a paragraph', 'She waits.', '<p>She waits.</p>'],
    ['paragraphs', 'One.\n\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['line breaks of any system', 'One\nTwo\r\nThree\rFour', '<p>One\nTwo\nThree\nFour</p>'],
    ['emphasis', '*She waits.* Hello.', '<p><em>She waits.</em> Hello.</p>'],
    ['strong', 'A **storm**.', '<p>A <strong>storm</strong>.</p>'],
    ['both', '***Both*** and **a *b* c**', '<p><strong><em>Both</em></strong> and <strong>a <em>b</em> c</strong></p>'],
    ['strong in emphasis', '*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    ['strong in emphasis that end together', '*a **b***', '<p><em>a <strong>b</strong></em></p>'],
    ['emphasis in strong that end together', '**a *b***', '<p><strong>a <em>b</em></strong></p>'],
    ['marks that cross', '*a **b* c**', '<p><em>a **b</em> c**</p>'],
    ['marks that are not closed', '*a **b `c', '<p>*a **b `c</p>'],
    ['a product and a list of stars', '2 * 3 * 4 and ****', '<p>2 * 3 * 4 and ****</p>'],
    ['code, which is as it stands', '`*a* <b>` b', '<p><code>*a* &lt;b&gt;</code> b</p>'],
    ['empty code', '`` a `', '<p>`` a `</p>'],
    ['bullets', '- one\n* two\n+ three', '<ul><li>one</li><li>two</li><li>three</li></ul>'],
    ['numbers', '1. one\n2) two', '<ol><li value="1">one</li><li value="2">two</li></ol>'],
    ['an item of two lines', '- one\nmore\n- two', '<ul><li>one\nmore</li><li>two</li></ul>'],
    ['an action at the start of a line', '*smiles* Hello', '<p><em>smiles</em> Hello</p>'],
    ['quotes, however deep', '> one\n>> two\n> > three', '<blockquote>one\ntwo\nthree</blockquote>'],
    [
      'all of them',
      'a\n\n> b\n\n- c\n\n1. d',
      '<p>a</p><blockquote>b</blockquote><ul><li>c</li></ul><ol><li value="1">d</li></ol>',
    ],
    ['a link as text', '[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['a picture as text', '![a](https://example.org/a.png)', '<p>![a](https://example.org/a.png)</p>'],
    ['a script as text', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      'an event handler as text',
      '<img src=x onerror="alert(1)">',
      '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>',
    ],
    ['an entity as text', '&lt;b&gt; &#x3c;', '<p>&amp;lt;b&amp;gt; &amp;#x3c;</p>'],
  ])('shows %s', (_, text, markup) => {
    expect(drawn(text)).toBe(markup);
  });

  const textOf = (inline: Inline): string => ('inside' in inline ? inline.inside.map(textOf).join('') : inline.text);
  const depthOf = (inline: Inline): number => ('inside' in inline ? 1 + Math.max(0, ...inline.inside.map(depthOf)) : 0);
  const inlinesOf = (block: Block): readonly Inline[] => {
    if (block.kind === 'rule') return [];
    if (block.kind === 'table') return block.rows.flat(2);
    if (block.kind === 'code') return [{ kind: 'code', text: block.language + block.text }];
    return 'items' in block ? block.items.flatMap(({ lines }) => lines.flat()) : block.lines.flat();
  };

  const shown = (text: string): string =>
    readBlocks(text)
      .map((block) => renderToStaticMarkup(createElement(MarkdownBlock, { block, look: { hasLinks: true } })))
      .join('')
      .replaceAll(/ (?:class|dir|rel|target)="[^"]*"/g, '');
  const link = (href: string, label = href) => `<a href="${href}">${label}</a>`;

  it.each([
    ['italics', '_so_ it is', '<p><em>so</em> it is</p>'],
    ['strong by underscores', '__so__', '<p><strong>so</strong></p>'],
    ['faces', '(^_^) ^_^ -_- >_< T_T', '<p>(^_^) ^_^ -_- &gt;_&lt; T_T</p>'],
    ['names with underscores', 'a_b_c and _d', '<p>a_b_c and _d</p>'],
    ['sums', '2*3*4', '<p>2*3*4</p>'],
    ['[N-21] a line between scenes', 'a\n* * *\nb', '<p>a</p><hr/><p>b</p>'],
    ['[N-21] a heading', '# Title #\nand\n###### less', '<h2>Title</h2><p>and</p><h2>less</h2>'],
    ['[N-21] a tag, which is no heading', '#hope', '<p>#hope</p>'],
    ['[N-21] what is struck', '~~so~~ ~ it~~~ is', '<p><s>so</s> ~ it~~~ is</p>'],
    [
      '[N-21] a table',
      'a\n| b | **c** |\n|:-:|--:|\n| d \\| e | f | g\nh',
      '<p>a</p><div tabindex="0"><table><thead><tr><th>b</th><th><strong>c</strong></th></tr></thead><tbody><tr><td>d | e</td><td>f</td><td>g</td></tr></tbody></table></div><p>h</p>',
    ],
    ['[N-21] pipes that are no table', 'a | b\n--|', '<p>a | b\n--|</p>'],
    ['a year', '1999. A year', '<p>1999. A year</p>'],
    ['a count down', '3. c\n2. b', '<ol><li value="3">c</li><li value="2">b</li></ol>'],
    ['an address', 'See https://a.org/b_c.', `<p>See ${link('https://a.org/b_c')}.</p>`],
    ['an address in brackets', '(http://a.org/b_(c))', `<p>(${link('http://a.org/b_(c)')})</p>`],
    ['an address in strong', '**https://a.org/**', `<p><strong>${link('https://a.org/')}</strong></p>`],
    ['a link', '[a b](https://a.org/)', `<p>${link('https://a.org/', 'a b')}</p>`],
    [
      'a link that names another',
      '[https://a.org/](https://b.org/)',
      `<p>[${link('https://a.org/')}](${link('https://b.org/')})</p>`,
    ],
    ['a script', '[a](javascript:alert(1)) javascript:alert(1)', '<p>[a](javascript:alert(1)) javascript:alert(1)</p>'],
    ['data', '[a](data:text/html,b) data:text/html,b', '<p>[a](data:text/html,b) data:text/html,b</p>'],
    ['no protocol', '[a](//a.org) www.a.org', '<p>[a](//a.org) www.a.org</p>'],
    ['a name that passes for a page', 'https://a.org@b.org', '<p>https://a.org@b.org</p>'],
    [
      'a line that is turned',
      '[a\u202e](https://a.org)',
      `<p>[a\u202e](${link('https://a.org/', 'https://a.org')})</p>`,
    ],
    ['quotes in an address', 'https://a.org/"onclick="b', `<p>${link('https://a.org/')}&quot;onclick=&quot;b</p>`],
    [
      'code',
      '```ts\n<b>*a*\n\n  b\n```\nc',
      '<div><div><span>ts</span></div><pre><code>&lt;b&gt;*a*\n\n  b</code></pre></div><p>c</p>',
    ],
    ['code that has not ended', '```\na', '<div><pre><code>a</code></pre></div>'],
  ])('shows %s where links lead somewhere', (_, text, markup) => {
    expect(shown(text)).toBe(markup);
  });

  it('lets no link tell where it was', () => {
    expect(
      renderToStaticMarkup(
        createElement(MarkdownBlock, {
          block: { kind: 'paragraph', isApart: false, lines: [readBlocks('https://a.org/').flatMap(inlinesOf)] },
          look: { hasLinks: true },
        }),
      ).replaceAll(/ class="[^"]*"/g, ''),
    ).toBe(
      '<p dir="auto"><a href="https://a.org/" target="_blank" rel="noopener noreferrer nofollow ugc">https://a.org/</a></p>',
    );
  });

  it('shows a link of a profile as it was written', () => {
    expect(drawn('[a](https://a.org/)')).toBe('<p>[a](https://a.org/)</p>');
  });

  it('reads a text that grows as it reads the whole, and blocks that have ended once', () => {
    const piece = constantFrom(
      'a',
      '*',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '> ',
      '```',
      '\r',
      '\r\n',
      '  ',
      '```\n',
      '`',
      ' ',
      '# ',
      '|',
      '|-|\n',
      '---\n',
    );
    assert(
      property(array(piece, { maxLength: 30 }), (pieces) => {
        const read = createBlockReader();
        let text = '';
        for (const one of pieces) {
          text += one;
          expect(read(text)).toEqual(readBlocks(text));
        }
      }),
      { numRuns: 1000, examples: [[['a', '\r', '|-|\n', '- ', '|', 'a']]] },
    );
    const read = createBlockReader();
    const [first] = read('One\n\nTwo\n');
    expect([read('One\n\nTwo\nthree')[0] === first, read('Other')]).toEqual([true, readBlocks('Other')]);
  });

  it.each([
    ['*She smiles.* 2 * 3', 'She smiles. 2 * 3'],
    ['**a** [b](https://c.org/)\n- d\n\n> e\n```\n*f*\n```\n2. g', 'a b\nd\n\ne\n*f*\n2. g'],
    ['# a\n~~b~~\n\n|c|d|\n|-|-|\n|e|f|', 'a\nb\n\nc, d\ne, f'],
  ])('tells %j without its marks', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('gives every block its own direction', () => {
    expect(renderToStaticMarkup(createElement(SafeText, { text: '\u202Ea\n\n- b\n\n> c' }))).toMatch(
      /^<div[^>]*><p dir="auto"[^>]*>\u202Ea<\/p><ul[^>]*><li dir="auto"[^>]*>b<\/li><\/ul><blockquote dir="auto"[^>]*>c<\/blockquote><\/div>$/,
    );
  });

  it('loses no letter and never goes deeper than one of each mark', () => {
    const piece = constantFrom(
      'a',
      'b ',
      '*',
      '**',
      '***',
      '`',
      ' ',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '> ',
      '<b>',
      '****',
      '_',
      '__',
      '```',
      '~~',
      '# ',
      '|',
      '\n|-|\n',
      '[a](',
      'https://b',
      ')',
    );
    assert(
      property(array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const inlines = readBlocks(text).flatMap(inlinesOf);
        const letters = (of: string): string => of.replaceAll(/[^ab]/g, '');
        expect(letters(inlines.map(textOf).join(''))).toBe(letters(text));
        expect(Math.max(0, ...inlines.map(depthOf))).toBeLessThanOrEqual(4);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '*',
    '**',
    '`',
    '*a',
    '*a ',
    '**a*',
    '> ',
    '- ',
    '>',
    '1. ',
    '\n',
    '*a `',
    '[',
    '***a** ',
    '_a',
    '[a](',
    '[a](https://b',
    '[a](https://b(',
    'https://a ',
    'https://',
    'https://a)))))))) ',
    '```\n',
    '- - ',
    '> > ',
  ])('reads two hundred thousand letters of %j in one pass', (piece) => {
    const pieces = Math.ceil(200_000 / piece.length);
    const blocks = readBlocks(piece.repeat(pieces));
    expect(blocks.flatMap(inlinesOf).length).toBeLessThanOrEqual(2 * pieces);
  });
});
