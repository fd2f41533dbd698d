import * as z from 'zod';

const isoTime = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));
export const promotionSetting = z
  .strictObject({
    name: z.string().min(1),
    maxSubscriptionDiscount: z.string().regex(/^\d{1,2}%$/),
    tokens: z.int().min(1).max(1_000_000).optional(),
    startTime: isoTime,
    endTime: isoTime,
  })
  .refine(({ startTime, endTime }) => startTime < endTime);
