CREATE TABLE "care_uses" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"beat_time" bigint,
	"start_day" integer,
	"is_start_due" boolean DEFAULT false NOT NULL,
	"acknowledged" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "care_uses" ADD CONSTRAINT "care_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;