-- Gives tokens as a lot, which lasts p_grace longer than until p_expire. False when their cause was granted before.
CREATE OR REPLACE FUNCTION ledger_grant(p_wallet uuid, p_kind text, p_cause text, p_tokens bigint, p_expire bigint, p_order uuid, p_now bigint, p_grace bigint DEFAULT 0) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_lot uuid := gen_random_uuid();
BEGIN
	PERFORM FROM wallets WHERE id = p_wallet FOR UPDATE;
	IF EXISTS (SELECT FROM ledger_accounts WHERE cause = p_cause) THEN
		RETURN false;
	END IF;
	PERFORM ledger_expire(p_wallet, p_now);
	INSERT INTO ledger_accounts (id, wallet_id, kind, cause, expire_time, grace, create_time)
		VALUES (v_lot, p_wallet, 'lot', p_cause, p_expire + p_grace, p_grace, p_now);
	INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
		VALUES (ledger_post(p_wallet, p_kind, p_tokens, NULL, p_order, p_now), p_wallet, ledger_place(p_wallet, 'outside'), v_lot, p_tokens);
	PERFORM ledger_settle(p_wallet, p_now);
	PERFORM ledger_expire(p_wallet, p_now);
	RETURN true;
END $$;
