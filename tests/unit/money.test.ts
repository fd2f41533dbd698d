import { describe, expect, it } from 'vitest';
import { countText, percentText, priceText, shortCountText, tokensLeftText } from '#src/screens/money.ts';

describe('priceText', () => {
  it('counts cents where a currency has two digits', () => {
    expect([priceText(1299, 'USD'), priceText(5, 'USD'), priceText(123_456_789, 'USD')]).toEqual([
      '$12.99',
      '$0.05',
      '$1,234,567.89',
    ]);
  });

  it('takes the amount as it is where a currency has no smaller unit', () => {
    expect(priceText(1200, 'JPY')).toBe('¥1,200');
  });

  it('counts thousandths where a currency has three digits', () => {
    expect(priceText(12_345, 'KWD')).toBe('KWD\u00A012.345');
  });

  it('words a price of nothing', () => {
    expect(priceText(0, 'USD')).toBe('$0.00');
  });
});

describe('countText', () => {
  it('groups thousands', () => {
    expect([countText(0), countText(999), countText(1_234_567)]).toEqual(['0', '999', '1,234,567']);
  });
});

describe('shortCountText', () => {
  it('groups thousands, and shortens from a million on, never to more than there is', () => {
    expect([0, 999_999, 1_000_000, 1_299_999, 12_345_678, 1_999_999_999].map(shortCountText)).toEqual([
      '0',
      '999,999',
      '1M',
      '1.2M',
      '12M',
      '1.9B',
    ]);
  });
});

describe('tokensLeftText', () => {
  it('counts one and many', () => {
    expect([0, 1, 2, 1500].map(tokensLeftText)).toEqual([
      'You have 0 tokens.',
      'You have 1 token.',
      'You have 2 tokens.',
      'You have 1,500 tokens.',
    ]);
  });
});

describe('percentText', () => {
  it('keeps what the server says', () => {
    expect([percentText('0%'), percentText('20%')]).toEqual(['0%', '20%']);
  });
});
