ALTER TABLE "characters" ALTER COLUMN "slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "review" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "status" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "progress" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "alternate_greetings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "system_prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "post_history_instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "lorebook" jsonb;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "creator_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "appearance" jsonb;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "voice" text;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "gallery" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "create_time" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "delete_time" bigint;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "characters_by_account" ON "characters" USING btree ("account_id","create_time");