import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { EnvError } from '#server/env.ts';
import { trigramRefusal } from '#server/db/trigramRefusal.ts';

const refused = (query: string, code: string) =>
  trigramRefusal(new DrizzleQueryError(query, [], Object.assign(new Error('refused'), { code })));
const create = 'CREATE EXTENSION IF NOT EXISTS pg_trgm;';

describe('a database without trigrams', () => {
  it.each(['42501', '0A000', '58P01'])('is told about in one line, refused with %s', (code) => {
    const told = refused(create, code);
    expect(told).toBeInstanceOf(EnvError);
    expect(told?.message).toMatch(/^DATABASE_URL leads to a database without pg_trgm.*CREATE EXTENSION pg_trgm in it$/);
  });

  it('is not blamed for anything else', () => {
    expect(refused('CREATE TABLE x ()', '42501')).toBeUndefined();
    expect(refused(create, '40001')).toBeUndefined();
    expect(trigramRefusal('broken')).toBeUndefined();
  });
});
