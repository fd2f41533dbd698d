/** Fixed values that each session call carries. */
export const SESSION_FIELDS = { appId: 'liora', os: 'web' } as const;
