-- At its commit a hold has drawn what it holds.
CREATE OR REPLACE FUNCTION holds_are_drawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.transfers WHERE hold_id = NEW.id AND kind = 'hold';
	IF NOT FOUND THEN
		RAISE EXCEPTION 'hold % draws nothing', NEW.id USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
