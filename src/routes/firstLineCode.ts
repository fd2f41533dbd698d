import { mendLate, never } from '../ui/late.ts';

/** What takes up what was said before there was an account. */
export const loadFirstLine = () => import('../flows/firstLine.ts');

/** Has that there before a code is used, for the address with a used code is not to be loaded anew. */
export const prepareFirstLine = async (): Promise<void> => {
  try {
    await loadFirstLine();
  } catch {
    if (await mendLate()) await never;
  }
};
