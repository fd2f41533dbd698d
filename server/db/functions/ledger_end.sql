-- Ends the hold of a job: what it set aside is spent ('capture') or back ('void'). False when nothing is held for it.
CREATE OR REPLACE FUNCTION ledger_end(p_job text, p_kind text, p_now bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_hold record;
	v_transfer uuid;
BEGIN
	PERFORM FROM wallets WHERE id = (SELECT wallet_id FROM holds WHERE job = p_job) FOR UPDATE;
	SELECT h.id, h.wallet_id, h.amount, (SELECT id FROM ledger_accounts WHERE wallet_id = h.wallet_id AND kind = 'held') AS held,
		(SELECT id FROM ledger_accounts WHERE wallet_id = h.wallet_id AND kind = 'outside') AS outside
		INTO v_hold FROM holds h WHERE h.job = p_job AND h.status = 'held';
	IF NOT FOUND THEN
		RETURN false;
	END IF;
	v_transfer := ledger_post(v_hold.wallet_id, p_kind, CASE p_kind WHEN 'void' THEN v_hold.amount ELSE 0 END, v_hold.id, NULL, p_now);
	IF p_kind = 'capture' THEN
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
			VALUES (v_transfer, v_hold.wallet_id, v_hold.held, v_hold.outside, v_hold.amount);
	ELSE
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
			SELECT v_transfer, v_hold.wallet_id, v_hold.held, e.from_id, e.amount
			FROM transfers t JOIN entries e ON e.transfer_id = t.id WHERE t.hold_id = v_hold.id AND t.kind = 'hold';
		PERFORM ledger_expire(v_hold.wallet_id, p_now);
		PERFORM ledger_settle(v_hold.wallet_id, p_now);
	END IF;
	RETURN true;
END $$;
