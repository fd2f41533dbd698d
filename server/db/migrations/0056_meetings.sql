CREATE TABLE "meeting_exchanges" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"said_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"said" text NOT NULL,
	"need" jsonb,
	"answer" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'generating' NOT NULL,
	"failure_reason" text,
	"create_time" bigint NOT NULL,
	"beat_time" bigint NOT NULL,
	CONSTRAINT "meeting_exchanges_in_order" UNIQUE("meeting_id","create_time"),
	CONSTRAINT "meeting_exchanges_one_an_intent" UNIQUE("meeting_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "meeting_hours" (
	"hour" integer PRIMARY KEY NOT NULL,
	"answers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"character_id" uuid NOT NULL,
	"greetings" text[] NOT NULL,
	"greeting" integer NOT NULL,
	"expire_time" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meeting_exchanges" ADD CONSTRAINT "meeting_exchanges_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_by_expiry" ON "meetings" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "meetings_by_character" ON "meetings" USING btree ("character_id");