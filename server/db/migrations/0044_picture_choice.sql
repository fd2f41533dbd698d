ALTER TABLE "accounts" ADD COLUMN "picture_choice" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "picture_agreed_cost" integer;