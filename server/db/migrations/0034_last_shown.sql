ALTER TABLE "characters" ADD COLUMN "last_shown" jsonb;--> statement-breakpoint
-- What was private before this is named as it is now; from here on nobody learns what becomes of it.
UPDATE characters SET last_shown = jsonb_build_object('name', name, 'age', age, 'tagline', tagline, 'tags', to_jsonb(tags))
	WHERE visibility = 'private' AND EXISTS (
		SELECT FROM conversations WHERE character_id = characters.id AND account_id IS DISTINCT FROM characters.account_id
	);
