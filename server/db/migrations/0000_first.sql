CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text,
	"pronoun" text,
	"age" integer,
	"under_age_answers" integer DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "alternatives" (
	"message_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text,
	"is_stop_wanted" boolean DEFAULT false NOT NULL,
	"beat_time" bigint NOT NULL,
	CONSTRAINT "alternatives_message_id_ordinal_pk" PRIMARY KEY("message_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"age" integer NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"personality" text NOT NULL,
	"scenario" text NOT NULL,
	"greeting" text NOT NULL,
	"example_dialogue" text NOT NULL,
	"tags" text[] NOT NULL,
	"portrait" text NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "characters_slug_unique" UNIQUE("slug"),
	CONSTRAINT "characters_are_adults" CHECK ("characters"."age" >= 18)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"character_id" uuid NOT NULL,
	"last_time" bigint NOT NULL,
	CONSTRAINT "conversations_one_a_character" UNIQUE("account_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"create_time" bigint NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "messages_in_order" UNIQUE("conversation_id","create_time")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"create_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"selector" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	"expire_time" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alternatives" ADD CONSTRAINT "alternatives_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alternatives_generating" ON "alternatives" USING btree ("beat_time") WHERE "alternatives"."status" = 'generating';--> statement-breakpoint
CREATE INDEX "characters_by_rank" ON "characters" USING btree ("rank","id");--> statement-breakpoint
CREATE INDEX "conversations_by_time" ON "conversations" USING btree ("account_id","last_time");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_an_intent" ON "messages" USING btree ("conversation_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "sign_ups_by_expiry" ON "sign_ups" USING btree ("expire_time");