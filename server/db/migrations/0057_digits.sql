ALTER TABLE "mail_codes" ADD COLUMN "digits_hash" text;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD COLUMN "digit_tries" integer DEFAULT 0 NOT NULL;