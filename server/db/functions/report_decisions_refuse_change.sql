-- What operators decided is never changed, nor taken out.
CREATE OR REPLACE FUNCTION report_decisions_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'decisions only grow: % on % was refused', TG_OP, TG_TABLE_NAME
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
