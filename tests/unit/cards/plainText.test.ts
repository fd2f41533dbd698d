import { assert as assertProperty, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLine, plainText } from '#contract/plainText.ts';

describe('plain text', () => {
  it.each([
    ['line breaks of all kinds', 'a\r\nb\rc\nd\te', 'a\nb\nc\nd\te'],
    ['control characters', 'a\0b\u0007\u001B[31mc\u007Fd\u0085e', 'ab[31mcde'],
    ['halves of characters', 'a\uD83Db\uDE00', 'a\uFFFDb\uFFFD'],
    [
      'marks of direction and joiners, which long texts need',
      'שלום \u200Fعليكم\u202E x\u200By',
      'שלום \u200Fعليكم\u202E x\u200By',
    ],
    ['accents as they are written', 'e\u0301 é', 'e\u0301 é'],
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%s', (_, text, expected) => {
    expect(plainText(text)).toBe(expected);
  });
});

describe('a plain line', () => {
  it.each([
    ['white space', '  Mara \n\t Quint\u00A0 ', 'Mara Quint'],
    ['turned round text', 'Mara\u202E tniuQ\u202C\u2066\u2069\u200E\u200F\u061C', 'Mara tniuQ'],
    ['zero-width characters', 'M\u200Ba\u200Cr\u200Da\u2060\uFEFF\u00AD', 'Mara'],
    ['fillers and tags', '\u3164Mara\u115F\u{E0041}\u{E007F}', 'Mara'],
    ['joiners in an emoji', '👩\u200D🚀 Ada ❤\uFE0F\u200D🔥', '👩\u200D🚀 Ada ❤\uFE0F\u200D🔥'],
    ['joiners between letters that join', 'می\u200Cخواهم क्\u200Dष', 'می\u200Cخواهم क्\u200Dष'],
    ['joiners where nothing joins', 'ad\u200Cmin م\u200C\u200Cم \u200D👩', 'admin مم 👩'],
    ['nothing that shows', '\u200B \u202E\u2800', ''],
  ])('%s', (_, text, expected) => {
    expect(plainLine(text)).toBe(expected);
  });

  it('stays as it is when it is made plain again', () => {
    assertProperty(
      property(string({ unit: 'binary' }), (text) => {
        expect(plainLine(plainLine(text))).toBe(plainLine(text));
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });
});
