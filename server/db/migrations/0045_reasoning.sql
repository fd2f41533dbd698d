ALTER TABLE "accounts" ADD COLUMN "shows_reasoning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "reasoning" text;