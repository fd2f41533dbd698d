ALTER TABLE "alternatives" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "meeting_exchanges" ADD COLUMN "content" jsonb;