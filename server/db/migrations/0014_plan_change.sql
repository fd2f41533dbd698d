ALTER TABLE "subscriptions" ADD COLUMN "change_plan_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_time" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_tries" integer DEFAULT 0 NOT NULL;