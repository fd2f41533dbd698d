ALTER TABLE "characters" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "turn_time" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "characters_queued" ON "characters" USING btree ("turn_time") WHERE "characters"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "characters_in_review" ON "characters" USING btree ("create_time") WHERE "characters"."review" = 'pending';