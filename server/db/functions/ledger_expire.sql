-- Ends the lots whose time is over.
CREATE OR REPLACE FUNCTION ledger_expire(p_wallet uuid, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	lot record;
BEGIN
	FOR lot IN SELECT id, balance FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'lot' AND balance > 0 AND expire_time <= p_now ORDER BY expire_time, id
	LOOP
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
			VALUES (ledger_post(p_wallet, 'expiry', -lot.balance, NULL, NULL, p_now), p_wallet, lot.id, ledger_place(p_wallet, 'outside'), lot.balance);
	END LOOP;
END $$;
