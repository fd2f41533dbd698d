import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/conversationSchema.ts',
    './server/db/cardSchema.ts',
    './server/db/signInSchema.ts',
    './server/db/walletSchema.ts',
    './server/db/moneySchema.ts',
    './server/db/paymentSchema.ts',
    './server/db/searchSchema.ts',
    './server/db/pictureSchema.ts',
    './server/db/eventSchema.ts',
    './server/db/careSchema.ts',
    './server/db/reportSchema.ts',
    './server/db/careCountSchema.ts',
    './server/db/meetingSchema.ts',
  ],
  out: './server/db/migrations',
});
