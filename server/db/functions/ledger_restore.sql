-- Gives back to the lots of a wallet what was written down as ended at a time that was later than it is, where theirs is not over. What was ended
-- early for a reason, such as a plan that ends, stays ended, and so does what a payment brought that does not stand.
CREATE OR REPLACE FUNCTION ledger_restore(p_wallet uuid, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	lot record;
BEGIN
	FOR lot IN SELECT l.id, sum(CASE l.id WHEN e.from_id THEN e.amount ELSE -e.amount END)::bigint AS lost
		FROM ledger_accounts l JOIN entries e ON l.id IN (e.from_id, e.to_id) JOIN transfers t ON t.id = e.transfer_id AND t.kind = 'expiry'
		WHERE l.wallet_id = p_wallet AND t.wallet_id = p_wallet AND l.kind = 'lot' AND l.expire_time > p_now
			AND NOT EXISTS (SELECT FROM orders o WHERE o.status <> 'paid' AND l.cause = 'payment:' || o.payment_id)
		GROUP BY l.id, l.expire_time
		HAVING max(t.create_time) >= l.expire_time AND sum(CASE l.id WHEN e.from_id THEN e.amount ELSE -e.amount END) > 0
		ORDER BY l.expire_time, l.id
	LOOP
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
			VALUES (ledger_post(p_wallet, 'expiry', lot.lost, NULL, NULL, p_now), p_wallet, ledger_place(p_wallet, 'outside'), lot.id, lot.lost);
	END LOOP;
	PERFORM ledger_settle(p_wallet, p_now);
END $$;
