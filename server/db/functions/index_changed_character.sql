-- Has a character indexed anew that has changed.
CREATE OR REPLACE FUNCTION "index_changed_character"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_character(NEW);
  RETURN NULL;
END
$$;
