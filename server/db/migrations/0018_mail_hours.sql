CREATE TABLE "mail_hours" (
	"hour" integer PRIMARY KEY NOT NULL,
	"mails" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_codes_by_email" ON "mail_codes" USING btree ("email");