import { expect, it } from 'vitest';
import { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { characterEditModel } from './model.ts';
import { loaded, nameMissing, submitted, typed, unnamed } from './steps.ts';
import { createRunner } from '@liora/flow-kit/model/runner.ts';

it('keeps the list of what is wrong itself while one types elsewhere, so that nothing is rendered anew', () => {
  const seen = createRunner(characterEditMachine, characterEditModel.input).run([loaded, unnamed, submitted, typed]);
  const [refused, after] = seen.slice(-2).map(({ snapshot }) => snapshot.context.fields);
  expect(refused).toEqual([nameMissing]);
  expect(after).toBe(refused);
});
