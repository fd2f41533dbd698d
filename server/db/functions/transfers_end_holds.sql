-- A capture or a void ends its hold, once.
CREATE OR REPLACE FUNCTION transfers_end_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.holds SET status = CASE NEW.kind WHEN 'capture' THEN 'captured' ELSE 'voided' END WHERE id = NEW.hold_id AND status = 'held';
	IF NOT FOUND THEN
		RAISE EXCEPTION 'hold % has ended', NEW.hold_id USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
