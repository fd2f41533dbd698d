ALTER TABLE "subscriptions" ADD COLUMN "confirm_plan_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "confirm_url" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "confirm_end" bigint;