import { array, assert, constantFrom, property } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, readBlocks } from '#src/ui/safeMarkdown.ts';
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
    ['line breaks of any system', 'One\nTwo\r\nThree\rFour', '<p>One<br/>Two<br/>Three<br/>Four</p>'],
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
    ['numbers', '1. one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
    ['an item of two lines', '- one\nmore\n- two', '<ul><li>one<br/>more</li><li>two</li></ul>'],
    ['an action at the start of a line', '*smiles* Hello', '<p><em>smiles</em> Hello</p>'],
    ['quotes, however deep', '> one\n>> two\n> > three', '<blockquote>one<br/>two<br/>three</blockquote>'],
    [
      'all of them',
      'a\n\n> b\n\n- c\n\n1. d',
      '<p>a</p><blockquote>b</blockquote><ul><li>c</li></ul><ol><li>d</li></ol>',
    ],
    ['a heading as text', '# Title', '<p># Title</p>'],
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

  it('gives every block its own direction', () => {
    expect(renderToStaticMarkup(createElement(SafeText, { text: '\u202Ea\n\n- b\n\n> c' }))).toMatch(
      /^<div[^>]*><p dir="auto">\u202Ea<\/p><ul[^>]*><li dir="auto">b<\/li><\/ul><blockquote dir="auto"[^>]*>c<\/blockquote><\/div>$/,
    );
  });

  const textOf = (inline: Inline): string => ('inside' in inline ? inline.inside.map(textOf).join('') : inline.text);
  const depthOf = (inline: Inline): number => ('inside' in inline ? 1 + Math.max(0, ...inline.inside.map(depthOf)) : 0);
  const inlinesOf = (block: Block): readonly Inline[] => ('items' in block ? block.items.flat(2) : block.lines.flat());

  it('loses no letter and never goes deeper than emphasis in strong', () => {
    const piece = constantFrom('a', 'b ', '*', '**', '***', '`', ' ', '\n', '\n\n', '- ', '1. ', '> ', '<b>', '****');
    assert(
      property(array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const inlines = readBlocks(text).flatMap(inlinesOf);
        const letters = (of: string): string => of.replaceAll(/[^ab]/g, '');
        expect(letters(inlines.map(textOf).join(''))).toBe(letters(text));
        expect(Math.max(0, ...inlines.map(depthOf))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['*', '**', '`', '*a', '*a ', '**a*', '> ', '- ', '>', '1. ', '\n', '*a `', '[', '***a** '])(
    'reads two hundred thousand of %j in one pass',
    (piece) => {
      const pieces = 200_000;
      const blocks = readBlocks(piece.repeat(pieces));
      expect(blocks.flatMap(inlinesOf).length).toBeLessThanOrEqual(2 * pieces);
    },
  );
});
