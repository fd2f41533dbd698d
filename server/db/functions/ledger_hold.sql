-- Sets a cost aside for a job. False when there are not as many tokens.
CREATE OR REPLACE FUNCTION ledger_hold(p_account uuid, p_job text, p_service text, p_cost bigint, p_now bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_wallet uuid;
	v_hold uuid := gen_random_uuid();
	v_spendable bigint;
	v_held uuid;
	v_has_ended boolean;
BEGIN
	SELECT id INTO STRICT v_wallet FROM wallets WHERE account_id = p_account FOR UPDATE;
	SELECT spendable, (SELECT id FROM ledger_accounts WHERE wallet_id = v_wallet AND kind = 'held'),
		EXISTS (SELECT FROM ledger_accounts WHERE wallet_id = v_wallet AND kind = 'lot' AND balance > 0 AND expire_time <= p_now)
		INTO v_spendable, v_held, v_has_ended FROM wallets WHERE id = v_wallet;
	IF v_has_ended THEN
		PERFORM ledger_expire(v_wallet, p_now);
		SELECT spendable INTO v_spendable FROM wallets WHERE id = v_wallet;
	END IF;
	IF v_spendable < p_cost THEN
		RETURN false;
	END IF;
	INSERT INTO holds (id, wallet_id, job, service, amount, create_time) VALUES (v_hold, v_wallet, p_job, p_service, p_cost, p_now);
	PERFORM ledger_draw(v_wallet, ledger_post(v_wallet, 'hold', -p_cost, v_hold, NULL, p_now), p_cost, v_held, NULL);
	RETURN true;
END $$;
