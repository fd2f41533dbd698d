-- The account of a wallet that is of a kind of which there is one.
CREATE OR REPLACE FUNCTION ledger_place(p_wallet uuid, p_kind text) RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT id FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = p_kind
$$;
