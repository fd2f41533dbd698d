CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "character_texts" (
	"character_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stems" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "characters_by_rank";--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (status = 'ready' and visibility = 'public' and review = 'approved' and delete_time is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "character_texts" ADD CONSTRAINT "character_texts_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_texts_by_name" ON "character_texts" USING gin ("name" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "character_texts_by_document" ON "character_texts" USING gin ("document" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "character_words_by_stem" ON "character_words" USING gin ("stems") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "character_words_by_trigram" ON "character_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "characters_by_popularity" ON "characters" USING btree ((-"popularity"),"rank","id") WHERE "characters"."is_listed";--> statement-breakpoint
CREATE INDEX "characters_by_time" ON "characters" USING btree ((-"create_time"),"rank","id") WHERE "characters"."is_listed";--> statement-breakpoint
CREATE INDEX "characters_by_tag" ON "characters" USING gin ("tags") WITH (fastupdate=false) WHERE "characters"."is_listed";
--> statement-breakpoint
-- Folds letters by a table of its own: what lower() does beyond ASCII depends on the locale that the database was made with.
CREATE FUNCTION "search_key"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(
    translate(
      lower(given),
      'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĴĶĹĻĽŁŃŅŇŌŎŐŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽȘȚàáâãäåçèéêëìíîïñòóôõöøùúûüýāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĵķĺļľłńņňōŏőŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžșțАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁёΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏάέήίόύώς',
      'aaaaaaceeeeiiiinoooooouuuuyaaaccccddeeeeegggghhiiiiijkllllnnnooorrrsssstttuuuuuuwyyzzzstaaaaaaceeeeiiiinoooooouuuuyaaaccccddeeeeegggghhiiiiijkllllnnnooorrrsssstttuuuuuuwyyzzzstабвгдежзийклмнопрстуфхцчшщъыьэюяееαβγδεζηθικλμνξοπρστυφχψωαεηιουωαεηιουωσ'
    ),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff01-\uff0f]+', ' ', 'g'
  ))
$$;
--> statement-breakpoint
CREATE FUNCTION "index_character"("given" "characters") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  key_of_name text := search_key(given.name);
  key_of_headline text := key_of_name || search_key(given.tagline);
  key_of_all text := key_of_headline || search_key(given.description);
BEGIN
  IF NOT given.is_listed THEN
    DELETE FROM character_texts WHERE character_id = given.id;
    RETURN;
  END IF;
  INSERT INTO character_texts (character_id, name, headline, document)
  VALUES (given.id, key_of_name, key_of_headline, key_of_all)
  ON CONFLICT (character_id) DO UPDATE
  SET name = excluded.name, headline = excluded.headline, document = excluded.document;
  -- In order, so that two that are indexed at once wait for each other in one direction only.
  INSERT INTO character_words (word, stems)
  SELECT word, ARRAY(
    SELECT word UNION SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) place
  )
  FROM (SELECT DISTINCT word FROM unnest(string_to_array(key_of_all, ' ')) word WHERE length(word) BETWEEN 3 AND 40) words
  WHERE NOT EXISTS (SELECT FROM character_words known WHERE known.word = words.word)
  ORDER BY word
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "index_changed_character"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_character(NEW);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "characters_are_indexed" AFTER INSERT ON "characters" FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION index_changed_character();
--> statement-breakpoint
CREATE TRIGGER "characters_are_indexed_anew" AFTER UPDATE ON "characters" FOR EACH ROW WHEN ((OLD.is_listed, OLD.name, OLD.tagline, OLD.description) IS DISTINCT FROM (NEW.is_listed, NEW.name, NEW.tagline, NEW.description)) EXECUTE FUNCTION index_changed_character();
--> statement-breakpoint
SELECT index_character(listed) FROM "characters" listed WHERE is_listed;
