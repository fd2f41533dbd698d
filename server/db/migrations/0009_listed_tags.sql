CREATE INDEX "character_texts_by_headline" ON "character_texts" USING gin ("headline" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- How many characters that the catalogue lists have each tag, so that the home page need not count them. Triggers keep it; nothing else may
-- write it.
CREATE TABLE "listed_tags" (
	"tag" text PRIMARY KEY NOT NULL,
	"characters" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "listed_tags_by_use" ON "listed_tags" USING btree ((-"characters"),"tag");
--> statement-breakpoint
CREATE FUNCTION "count_listed_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_tags text[] := '{}';
  new_tags text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_listed THEN
    old_tags := OLD.tags;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_listed THEN
    new_tags := NEW.tags;
  END IF;
  -- In order, so that two that are counted at once wait for each other in one direction only.
  INSERT INTO listed_tags (tag, characters)
  SELECT tag, sum(step)
  FROM (SELECT unnest(old_tags) AS tag, -1 AS step UNION ALL SELECT unnest(new_tags), 1) AS steps
  GROUP BY tag
  HAVING sum(step) <> 0
  ORDER BY tag
  ON CONFLICT (tag) DO UPDATE SET characters = listed_tags.characters + excluded.characters;
  DELETE FROM listed_tags WHERE tag = ANY (old_tags) AND characters = 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "characters_have_tags" AFTER INSERT ON "characters" FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION count_listed_tags();
--> statement-breakpoint
CREATE TRIGGER "characters_have_other_tags" AFTER UPDATE ON "characters" FOR EACH ROW WHEN ((OLD.is_listed, OLD.tags) IS DISTINCT FROM (NEW.is_listed, NEW.tags)) EXECUTE FUNCTION count_listed_tags();
--> statement-breakpoint
CREATE TRIGGER "characters_had_tags" AFTER DELETE ON "characters" FOR EACH ROW WHEN (OLD.is_listed) EXECUTE FUNCTION count_listed_tags();
--> statement-breakpoint
INSERT INTO "listed_tags" ("tag", "characters")
SELECT tag, count(*) FROM (SELECT unnest(tags) AS tag FROM "characters" WHERE is_listed) AS tagged GROUP BY tag;
