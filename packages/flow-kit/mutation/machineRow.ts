import * as z from 'zod';

/** What all mutants of a machine came to, as it is kept. */
export const machineRow = z.object({
  machine: z.string(),
  /** The hash of its sources when it was measured. */
  sources: z.string(),
  mutants: z.int(),
  killedByRecordings: z.int(),
  alive: z.array(z.object({ name: z.string(), isMet: z.boolean(), reason: z.string() })),
});
/** What all mutants of a machine came to. */
export type MachineRow = z.infer<typeof machineRow>;
