ALTER TABLE "alternatives" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "retry_time" bigint;