-- Makes what a character is found by. Descriptions of cards may be far longer than what is shown of them: they are found by as much as that.
CREATE OR REPLACE FUNCTION "index_character"("given" "characters") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  key_of_name text := search_key(given.name) || CASE
    WHEN given.name ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]'
    THEN search_key(regexp_replace(given.name, '[[:space:]\u30fb\uff65=\uff1d]+', '', 'g'))
    ELSE ''
  END;
  key_of_headline text := key_of_name || search_key(given.tagline);
  key_of_all text := key_of_headline || search_key(array_to_string(given.tags, ' ')) || search_key(left(given.description, 20000));
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
