import { pino } from 'pino';
import * as z from 'zod';

const line = z.looseObject({
  level: z.int(),
  msg: z.string(),
  err: z.optional(z.looseObject({ message: z.string() })),
});

/** A log of which all can be read: what each line says, with the message alone of its error. */
export const readableLog = () => {
  let told: unknown[] = [];
  const write = (text: string): void => {
    const { level, err, ...rest } = line.parse(JSON.parse(text));
    told.push({ level: pino.levels.labels[level], ...rest, ...(err !== undefined && { err: err.message }) });
  };
  return {
    log: pino({ level: 'trace', base: null, timestamp: false }, { write }),
    /** What was told since this was asked for last. */
    take: (): unknown[] => {
      const taken = told;
      told = [];
      return taken;
    },
  };
};
