CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant" text NOT NULL,
	"name" text NOT NULL,
	"account_id" uuid,
	"client_id" text,
	"os" text,
	"kernel" text,
	"device" text,
	"screen" text,
	"ga" text,
	"gid" text,
	"source" text NOT NULL,
	"client_time" bigint NOT NULL,
	"timezone_offset" integer,
	"ext_data" jsonb,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "events_by_account" ON "events" USING btree ("account_id","create_time");