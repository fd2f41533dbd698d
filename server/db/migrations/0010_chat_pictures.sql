ALTER TABLE "alternatives" ADD COLUMN "is_written" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_tasks" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "picture_tasks" ADD COLUMN "ordinal" integer;--> statement-breakpoint
ALTER TABLE "picture_tasks" ADD CONSTRAINT "picture_tasks_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "picture_tasks_by_message" ON "picture_tasks" USING btree ("message_id","ordinal");