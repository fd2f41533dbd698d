import type { ApiFailure } from '#src/api/apiFailure.ts';

/** Runs a session call, which tells aside why it failed, and fails with that reason. */
export const rejectOnFailure = async <Result>(
  call: (onFailure: (failure: ApiFailure) => void) => Promise<Result>,
): Promise<Result> => {
  const failures: ApiFailure[] = [];
  const result = await call((failure) => failures.push(failure));
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  return result;
};
