CREATE TABLE "picture_leftovers" (
	"key" text PRIMARY KEY NOT NULL,
	"task_id" uuid,
	"due_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_reports" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"content" text NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"wish" jsonb NOT NULL,
	"is_from_chat" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"failure" text,
	"cost" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"beat_time" bigint DEFAULT 0 NOT NULL,
	"turn_time" bigint NOT NULL,
	"is_put_away" boolean DEFAULT false NOT NULL,
	"create_time" bigint NOT NULL,
	"end_time" bigint
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"character_id" uuid,
	"character_name" text NOT NULL,
	"image" text NOT NULL,
	"placeholder" text NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "pictures_image_unique" UNIQUE("image")
);
--> statement-breakpoint
ALTER TABLE "picture_reports" ADD CONSTRAINT "picture_reports_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_tasks" ADD CONSTRAINT "picture_tasks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_task_id_picture_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."picture_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_leftovers_due" ON "picture_leftovers" USING btree ("due_time");--> statement-breakpoint
CREATE INDEX "picture_leftovers_by_task" ON "picture_leftovers" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "picture_reports_by_time" ON "picture_reports" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "picture_tasks_by_account" ON "picture_tasks" USING btree ("account_id","create_time");--> statement-breakpoint
CREATE INDEX "picture_tasks_queued" ON "picture_tasks" USING btree ("turn_time") WHERE "picture_tasks"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "pictures_by_task" ON "pictures" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "pictures_by_time" ON "pictures" USING btree ("account_id",(-"create_time"),"id");--> statement-breakpoint
CREATE INDEX "pictures_by_character" ON "pictures" USING btree ("account_id","character_id",(-"create_time"),"id");--> statement-breakpoint
CREATE INDEX "alternatives_by_image" ON "alternatives" USING btree ("image") WHERE "alternatives"."image" is not null;