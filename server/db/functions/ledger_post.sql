-- Writes a transfer of a wallet down, as its next one. Gives its id.
CREATE OR REPLACE FUNCTION ledger_post(p_wallet uuid, p_kind text, p_change bigint, p_hold uuid, p_order uuid, p_now bigint) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	v_transfer uuid := gen_random_uuid();
BEGIN
	INSERT INTO transfers (id, wallet_id, seq, kind, hold_id, order_id, change, spendable, create_time)
		VALUES (v_transfer, p_wallet, 0, p_kind, p_hold, p_order, p_change, 0, p_now);
	RETURN v_transfer;
END $$;
