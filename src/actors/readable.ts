import { errNo } from '#contract/errNo.ts';
import { ApiFailure } from '#src/api/apiFailure.ts';

/** What is thrown for a file that cannot be read. */
export const unreadable = (): ApiFailure =>
  new ApiFailure(errNo.invalidInput, 'The file cannot be read', [{ path: 'file', reason: 'unreadable' }]);

/** A folder, or a file that was moved or changed since it was chosen, cannot be read; a request with it would only break. */
export const checkReadable = async (file: File): Promise<void> => {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw unreadable();
  }
};
