ALTER TABLE "alternatives" ADD COLUMN "liked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "feedback_tags" text[];--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "feedback_content" text;--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "read_time" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "wants_picture" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "conversations" SET "read_time" = "last_time";