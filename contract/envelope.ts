import * as z from 'zod/mini';

/** One field of the request that was refused. `path` is dotted; `reason` is a code that the browser words. */
export const fieldError = z.object({ path: z.string(), reason: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** Every JSON answer of the server. `data` has the call's own shape when `errNo` is 0. */
export const envelope = z.object({
  errNo: z.int(),
  data: z.unknown(),
  message: z.optional(z.string()),
});

/** `data` of an answer with errNo 1001. */
export const invalidInputData = z.object({ fields: z.array(fieldError) });

/** `data` of an answer with errNo 1019: whom somebody in need can reach, which `help` of care.ts reads. */
export const helpFirstData = z.object({ help: z.unknown() });
