ALTER TABLE "picture_tasks" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "judgement" jsonb;