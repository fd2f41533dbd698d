import { expect, it } from 'vitest';
import { typedIn } from '../report/typed.ts';

it.each([
  ['the values one by one', { name: 'Ada', age: 41 }, ['name “Ada”', 'age 41']],
  ['those within others', { values: { oldPassword: 'moonlit harbour' } }, ['old password “moonlit harbour”']],
  ['that a field is left empty', { email: '' }, ['email nothing']],
  ['a long text by its beginning', { text: 'a'.repeat(4001) }, [`text “${'a'.repeat(40)}…” (4001 characters)`]],
  [
    'nothing that a page puts in',
    { intentId: 'x', kind: 'like', view: 'signIn', liked: true, tags: ['a'], path: '/' },
    [],
  ],
  ['nothing where nothing is carried', undefined, []],
])('tells %s', (_, payload, typed) => {
  expect(typedIn(payload)).toEqual(typed);
});
