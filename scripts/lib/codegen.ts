import { compile } from '@inlang/paraglide-js';
import { capture } from './exec.ts';
import { paraglide } from './paraglide.ts';
import { inRoot } from './root.ts';

const pandaCodegen = async (): Promise<void> => {
  const { code, output } = await capture(process.execPath, [
    inRoot('node_modules/@pandacss/dev/bin.js'),
    'codegen',
    '--silent',
  ]);
  if (code !== 0) throw new Error(`panda codegen failed\n${output}`);
};

/** Writes what sources import and git does not keep: styled-system/ and src/paraglide/. */
export const codegen = async (): Promise<void> => {
  await Promise.all([pandaCodegen(), compile({ ...paraglide, strategy: [...paraglide.strategy] })]);
};
