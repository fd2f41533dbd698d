-- Keeps how many listed characters have each tag.
CREATE OR REPLACE FUNCTION "count_listed_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
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
