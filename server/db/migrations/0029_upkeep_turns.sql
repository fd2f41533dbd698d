CREATE TABLE "upkeep_turns" (
	"name" text PRIMARY KEY NOT NULL,
	"due_time" bigint NOT NULL,
	"reached_time" bigint
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "look_time" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "look_time" bigint;