CREATE TABLE "email_changes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"is_old_confirmed" boolean DEFAULT false NOT NULL,
	"is_new_confirmed" boolean DEFAULT false NOT NULL,
	"create_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_codes" ADD COLUMN "changing_id" uuid;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "email_changes" USING btree ("expire_time");--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_changing_id_email_changes_account_id_fk" FOREIGN KEY ("changing_id") REFERENCES "public"."email_changes"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_codes_by_change" ON "mail_codes" USING btree ("changing_id");