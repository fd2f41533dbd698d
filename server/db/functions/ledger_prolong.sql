-- Sets how much longer than granted a lot lasts. What has ended stays so.
CREATE OR REPLACE FUNCTION ledger_prolong(p_cause text, p_grace bigint, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	v_wallet uuid;
BEGIN
	SELECT wallet_id INTO v_wallet FROM ledger_accounts WHERE cause = p_cause;
	IF NOT FOUND THEN
		RETURN;
	END IF;
	PERFORM FROM wallets WHERE id = v_wallet FOR UPDATE;
	PERFORM ledger_expire(v_wallet, p_now);
	UPDATE ledger_accounts SET expire_time = expire_time - grace + p_grace, grace = p_grace
		WHERE cause = p_cause AND expire_time IS NOT NULL AND grace <> p_grace;
	PERFORM ledger_expire(v_wallet, p_now);
END $$;
