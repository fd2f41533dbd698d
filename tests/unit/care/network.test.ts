import { describe, expect, it } from 'vitest';
import {
  decodeNetwork,
  encodeNetwork,
  type NetworkWeights,
  scoreOf,
  wordsOf,
} from '#server/features/care/hearing/network.ts';
import { type Example, trainNetwork } from '../../../scripts/care/trainNetwork.ts';

const SETTINGS = { epochs: 60, rate: 0.1, dropWords: 0, dropFound: 0, seed: 3 };
const example = (text: string, isNeed: boolean, earlier = ''): Example => ({ words: wordsOf(text, earlier), isNeed });
const trained = (examples: readonly Example[]): NetworkWeights => trainNetwork(examples, SETTINGS, () => undefined);
const isNeed = (weights: NetworkWeights, text: string, earlier = ''): boolean => scoreOf(weights, text, earlier) > 0;

describe('the network that hears a need', () => {
  it('tells by the order of words what the same words alone do not', () => {
    const weights = trained([example('he hit me and not her', true), example('me and her he not hit', false)]);
    expect(isNeed(weights, 'he hit me and not her')).toBe(true);
    expect(isNeed(weights, 'me and her he not hit')).toBe(false);
  });

  it('tells by what was said before', () => {
    const weights = trained([example('i took them', true, 'my pills'), example('i took them', false, 'my keys')]);
    expect(isNeed(weights, 'i took them', 'my pills')).toBe(true);
    expect(isNeed(weights, 'i took them', 'my keys')).toBe(false);
  });

  it('trains to the same weights from the same examples', () => {
    const examples = [example('help me now', true), example('help me cook', false)];
    expect(encodeNetwork('2026-11-27', trained(examples))).toEqual(encodeNetwork('2026-11-27', trained(examples)));
  });

  it('stays as it is read when it is kept again', () => {
    const read = decodeNetwork(
      encodeNetwork('2026-11-27', trained([example('help me', true), example('thanks', false)])),
    );
    expect(decodeNetwork(encodeNetwork('2026-11-28', read))).toEqual(read);
  });

  it('hears a text without words as one that has none', () => {
    expect(wordsOf('')).toEqual(wordsOf('…'));
    expect(wordsOf('')).toHaveLength(2);
  });
});
