-- What the ledger says is never changed, nor taken out. A refusal is a check_violation that names its guard. In all guards tables are named with
-- their schema, so that a temporary table is not asked instead of the ledger.
CREATE OR REPLACE FUNCTION ledger_refuses_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger only grows: % on % was refused', TG_OP, TG_TABLE_NAME
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
