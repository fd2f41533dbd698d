import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeText } from '#src/screens/billing/billingWording.ts';
import {
  countText,
  percentText,
  priceText,
  shortCountText,
  smallPriceText,
  tokensLeftText,
  tooLongText,
} from '#src/screens/money.ts';

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

describe('tooLongText', () => {
  it('counts one and many', () => {
    expect([1, 2, 1500].map(tooLongText)).toEqual([
      '1 character over the limit',
      '2 characters over the limit',
      '1,500 characters over the limit',
    ]);
  });
});

describe('smallPriceText', () => {
  it('is whole where a currency has no smaller unit', () => {
    expect([2, 1.7, 0.32].map((amount) => smallPriceText(amount, 'JPY'))).toEqual(['¥2', '¥1.7', '¥0.32']);
  });

  it('has two digits where the second is nought, so that prices below each other are as long', () => {
    expect([2.5, 2, 1.7].map((amount) => smallPriceText(amount, 'USD'))).toEqual(['$0.025', '$0.020', '$0.017']);
  });
});

describe('somebody whose browser asks for another region of the language', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('reads prices and numbers as they are written there, but percentages as home has them for all', () => {
    vi.stubGlobal('navigator', { languages: ['de-AT', 'en-ZA', 'en'] });
    expect([
      priceText(123_450, 'USD'),
      smallPriceText(1.3, 'USD'),
      countText(1500),
      shortCountText(12_345_678),
      changeText(1500),
      percentText('20%'),
    ]).toEqual(['US$1\u00A0234,50', 'US$0,013', '1\u00A0500', '12M', '+1\u00A0500', '20%']);
  });
});

describe('percentText', () => {
  it('keeps what the server says', () => {
    expect([percentText('0%'), percentText('20%')]).toEqual(['0%', '20%']);
  });
});
