-- Takes back what was granted for an order until p_tokens of it are back, or gives it again until no more than that are. What was
-- spent already becomes a debt; what ended unused is not asked for, nor what was never granted.
CREATE OR REPLACE FUNCTION ledger_take_back(p_order uuid, p_cause text, p_tokens bigint, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	v_lot record;
	v_outside uuid;
	v_debt record;
	v_spendable bigint;
	v_expired bigint;
	v_granted bigint;
	v_taken bigint;
	v_missing bigint;
	v_drawn bigint;
	v_settled bigint;
	v_target uuid;
	v_transfer uuid;
BEGIN
	SELECT id, wallet_id, expire_time INTO v_lot FROM ledger_accounts WHERE cause = p_cause;
	IF NOT FOUND THEN
		RETURN;
	END IF;
	PERFORM FROM wallets WHERE id = v_lot.wallet_id FOR UPDATE;
	PERFORM ledger_expire(v_lot.wallet_id, p_now);
	v_outside := ledger_place(v_lot.wallet_id, 'outside');
	SELECT id, -balance AS owed INTO v_debt FROM ledger_accounts WHERE wallet_id = v_lot.wallet_id AND kind = 'debt';
	SELECT spendable INTO v_spendable FROM wallets WHERE id = v_lot.wallet_id;
	SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind = 'expiry' AND e.from_id = v_lot.id), 0),
		coalesce(sum(e.amount) FILTER (WHERE t.kind <> 'refund' AND e.from_id = v_outside AND e.to_id = v_lot.id), 0)
		INTO v_expired, v_granted FROM entries e JOIN transfers t ON t.id = e.transfer_id
		WHERE e.wallet_id = v_lot.wallet_id AND (e.from_id = v_lot.id OR e.to_id = v_lot.id);
	SELECT coalesce(sum(CASE WHEN e.to_id = v_outside THEN e.amount WHEN e.from_id = v_outside THEN -e.amount END), 0)
		INTO v_taken FROM transfers t JOIN entries e ON e.transfer_id = t.id WHERE t.order_id = p_order AND t.kind = 'refund';
	v_missing := least(p_tokens, greatest(0, v_granted - v_expired)) - v_taken;
	IF v_missing > 0 THEN
		v_drawn := least(v_missing, v_spendable);
		v_transfer := ledger_post(v_lot.wallet_id, 'refund', -v_drawn, NULL, p_order, p_now);
		PERFORM ledger_draw(v_lot.wallet_id, v_transfer, v_drawn, v_outside, v_lot.id);
		IF v_missing > v_drawn THEN
			INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount) VALUES (v_transfer, v_lot.wallet_id, v_debt.id, v_outside, v_missing - v_drawn);
		END IF;
	ELSIF v_missing < 0 THEN
		v_settled := least(-v_missing, v_debt.owed);
		v_target := v_lot.id;
		-- What is given again is not lost at once because the lot's own time is over.
		IF v_lot.expire_time <= p_now THEN
			SELECT coalesce((SELECT id FROM ledger_accounts WHERE wallet_id = v_lot.wallet_id AND kind = 'lot' AND balance > 0
				ORDER BY expire_time DESC NULLS FIRST, id LIMIT 1), v_lot.id) INTO v_target;
		END IF;
		v_transfer := ledger_post(v_lot.wallet_id, 'refund', -v_missing - v_settled, NULL, p_order, p_now);
		IF v_settled > 0 THEN
			INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount) VALUES (v_transfer, v_lot.wallet_id, v_outside, v_debt.id, v_settled);
		END IF;
		IF -v_missing > v_settled THEN
			INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount) VALUES (v_transfer, v_lot.wallet_id, v_outside, v_target, -v_missing - v_settled);
		END IF;
		PERFORM ledger_expire(v_lot.wallet_id, p_now);
	END IF;
END $$;
