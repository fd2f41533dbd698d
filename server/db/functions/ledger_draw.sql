-- Draws an amount from the lots of a wallet to another account of it: from the preferred one first, then from those that end soonest.
CREATE OR REPLACE FUNCTION ledger_draw(p_wallet uuid, p_transfer uuid, p_amount bigint, p_to uuid, p_preferred uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
		SELECT p_transfer, p_wallet, id, p_to, least(balance, p_amount - drawn)
		FROM (SELECT id, balance, sum(balance) OVER (ORDER BY (id = p_preferred) DESC NULLS LAST, expire_time - grace NULLS LAST, create_time, id) - balance AS drawn
			FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'lot' AND balance > 0) lots
		WHERE drawn < p_amount;
END $$;
