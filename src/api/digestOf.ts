const load = () => import('./passwordDigest.ts');

/** The digest of a password; its code loads with the first form that asks for one, not with the first screen. */
export const digestOf = async (password: string): Promise<string> => (await load()).passwordDigest(password);

/** Has that code there before it is needed, for a form that may outlive the build that it is of. A failure is met again by who needs it. */
export const prepareDigest = (): void => void load().catch(() => undefined);
