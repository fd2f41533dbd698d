import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Help } from '#contract/care.ts';
import { paths } from '#src/addresses/paths.ts';
import { HelpNotice } from '#src/screens/conversation/HelpCard.tsx';

const ELSEWHERE = 'https://findahelpline.com';
const help: Help = {
  kind: 'abuse',
  urgency: 'near',
  emergency: '999',
  lines: [
    { name: 'First', call: '+1 800-555-0100', text: '741741 (HOME)', address: 'https://first.example' },
    { name: 'Second', call: '113 (option 5)', address: 'https://second.example' },
    { name: 'Third', call: '(011) 5275-1135', address: 'https://third.example' },
  ],
  elsewhere: ELSEWHERE,
};

const drawn = (given: Help, isNew = true): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(HelpNotice, { help: given, isNew })));
/** Links from top to bottom: where they lead, and their words. */
const linksIn = (given: Help): readonly (readonly (string | undefined)[])[] =>
  [...drawn(given).matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gu)].map(([, href, words]) => [href, words]);

const emergency = ['tel:999', 'Emergency: call 999'];
const ways = [
  ['tel:+18005550100', 'Call +1 800-555-0100'],
  ['sms:741741', 'Text 741741 (HOME)'],
  ['https://first.example', 'Website'],
  ['tel:113', 'Call 113 (option 5)'],
  ['https://second.example', 'Website'],
  ['tel:01152751135', 'Call (011) 5275-1135'],
  ['https://third.example', 'Website'],
  [ELSEWHERE, 'Find a line in another country'],
  [paths.safety(), 'How Liora keeps people safe'],
];

describe('whom somebody in need can reach', () => {
  it('stands there with every number as it is dialled, and the first of them once more for the folded card', () => {
    expect(linksIn(help)).toEqual([...ways, ways[0]]);
  });

  it.each([
    ['a life may be in danger now', { urgency: 'now' }],
    ['somebody is hurt', { kind: 'injury' }],
    ['somebody is ill', { kind: 'medical' }],
  ] as const)('is the emergency number first where %s', (_when, urgent) => {
    expect(linksIn({ ...help, ...urgent })).toEqual([emergency, ...ways, emergency]);
    expect(drawn({ ...help, ...urgent })).toContain('Please get help now');
  });

  it.each<[string, Partial<Help>, readonly string[]]>([
    ['no emergency number is known', { urgency: 'now', emergency: null }, ['tel:+18005550100', 'Call +1 800-555-0100']],
    [
      'the first line only reads',
      { lines: [{ name: 'A', text: '741 741', address: 'https://a.example' }] },
      ['sms:741741', 'Text 741 741'],
    ],
    ['it has no number', { lines: [{ name: 'A', address: 'https://a.example' }] }, ['https://a.example', 'Website']],
    ['there is no line', { lines: [] }, [ELSEWHERE, 'Website']],
  ])('is on the folded card the next best where %s', (_when, change, first) => {
    expect(linksIn({ ...help, ...change }).at(-1)).toEqual(first);
  });

  it('is unfolded where it is new, else one line, with what is further off folded away', () => {
    const foldsIn = (isNew: boolean) =>
      [...drawn(help, isNew).matchAll(/<details[^>]*>/gu)].map(([fold]) => fold.includes(' open=""'));
    expect([foldsIn(true), foldsIn(false)]).toEqual([
      [true, false],
      [false, false],
    ]);
  });
});
