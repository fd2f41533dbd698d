import { describe, expect, it } from 'vitest';
import { NO_FILTER } from '#machines/explore/exploreMachine.ts';
import { readFilter } from '#src/addresses/exploreAddress.ts';
import { paths } from '#src/addresses/paths.ts';

const all = { query: 'sea & salt', tag: 'slow burn', origin: 'ugc', sort: 'new' } as const;
const read = (address: string) => readFilter(new URL(address, 'https://liora.example').searchParams);

describe('[CHAR-01] the address of a part of the catalogue', () => {
  it('is home for everybody', () => {
    expect(paths.explore({})).toBe('/');
    expect(read('/')).toEqual(NO_FILTER);
  });

  it('says what is to be seen, always in the same order', () => {
    expect(paths.explore(all)).toBe('/?query=sea+%26+salt&tag=slow+burn&origin=ugc&sort=new');
    expect(paths.explore({ sort: 'new', query: 'sea' })).toBe('/?query=sea&sort=new');
  });

  it('is read as it was written', () => {
    expect(read(paths.explore(all))).toEqual(all);
  });

  it('leaves out what cannot be', () => {
    expect(read(`/?query=${'x'.repeat(81)}&tag=+&origin=moon&sort=loud`)).toEqual(NO_FILTER);
    expect(read('/?query=%00&tag=calm')).toEqual({ ...NO_FILTER, tag: 'calm' });
  });
});
