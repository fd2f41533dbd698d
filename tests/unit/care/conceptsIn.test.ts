import { describe, expect, it } from 'vitest';
import { alternativesOf, conceptFinder } from '#server/features/care/hearing/conceptsIn.ts';

describe('the concepts of a text', () => {
  it('are told by words, phrases and stems, as legible text has them', () => {
    expect(alternativesOf(' Dïe* |  | pass  away|*')).toEqual([
      { word: 'die', isStem: true },
      { word: 'pass away', isStem: false },
      { word: '', isStem: true },
    ]);
  });

  it('come in their order, the longest phrase first, and a word may stand for several', () => {
    const find = conceptFinder({
      self: 'i | me',
      die: 'die | pass away in my sleep',
      end: 'pass away | end',
      suicide: 'end',
      kill: 'kill* | ki*',
      pills: 'kilo* | 💊',
      not: '7',
    });
    expect(find('i pass away in my sleep and pass away')).toEqual([['self'], ['die'], ['end']]);
    expect(['they end killing', 'a kilo', '7 💊', 'a kiss', 'k', 'away pass in', ''].map(find)).toEqual([
      [['suicide', 'end'], ['kill']],
      [['pills']],
      [['not'], ['pills']],
      [['kill']],
      [],
      [],
      [],
    ]);
  });

  it('are told by a stem within one word, and the words after it by their own', () => {
    const find = conceptFinder({ kill: 'kill*', self: 'me', tonight: 'tonight', partner: 'my old lov*' });
    expect(['he kills me tonight', 'kill', 'my old lovers kill', 'my old'].map(find)).toEqual([
      [['kill'], ['self'], ['tonight']],
      [['kill']],
      [['partner'], ['kill']],
      [],
    ]);
  });

  it('are found anywhere in scripts without spaces, the longest first', () => {
    const find = conceptFinder({ die: '死 | 死にたい', want: 'たい', end: 'もう一度やり直す', self: 'i' });
    expect([find('もう死にたいね、死'), find('もう一度やり直すたい'), find('i 死'), find('i')]).toEqual([
      [['die'], ['die']],
      [['end'], ['want']],
      [['die']],
      [['self']],
    ]);
    expect(conceptFinder({ self: 'i' })('i 死')).toEqual([['self']]);
  });
});
