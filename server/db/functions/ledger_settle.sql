-- What came in goes to a debt first.
CREATE OR REPLACE FUNCTION ledger_settle(p_wallet uuid, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	v_debt record;
	v_amount bigint;
BEGIN
	SELECT id, -balance AS owed INTO v_debt FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'debt';
	SELECT least(v_debt.owed, spendable) INTO v_amount FROM wallets WHERE id = p_wallet;
	IF v_amount > 0 THEN
		PERFORM ledger_draw(p_wallet, ledger_post(p_wallet, 'settlement', -v_amount, NULL, NULL, p_now), v_amount, v_debt.id, NULL);
	END IF;
END $$;
