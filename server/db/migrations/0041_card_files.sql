CREATE TABLE "character_files" (
	"character_id" uuid PRIMARY KEY NOT NULL,
	"file" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "character_files" ADD CONSTRAINT "character_files_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;