-- At its commit a transfer has the entries that its kind has, and they come to what it says.
CREATE OR REPLACE FUNCTION transfers_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wrong record;
BEGIN
	SELECT * INTO wrong FROM (
		SELECT moves.*, places.*, w.spendable,
			CASE WHEN NEW.hold_id IS NULL THEN moved
				ELSE coalesce((SELECT amount FROM public.holds WHERE id = NEW.hold_id AND wallet_id = NEW.wallet_id), 0) END AS of_hold,
			(SELECT coalesce(sum(amount), 0) FROM public.holds WHERE wallet_id = NEW.wallet_id AND status = 'held') AS open
			FROM public.wallets w, (
				SELECT sum(amount) AS moved, sum(CASE b WHEN 'lot' THEN amount ELSE 0 END - CASE a WHEN 'lot' THEN amount ELSE 0 END) AS change,
					bool_and(NEW.kind || ': ' || a || ' to ' || b = ANY ('{hold: lot to held,capture: held to outside,void: held to lot,expiry: lot to outside,expiry: outside to lot,
						settlement: lot to debt,welcome: outside to lot,promotion: outside to lot,purchase: outside to lot,allowance: outside to lot,
						refund: lot to outside,refund: debt to outside,refund: outside to lot,refund: outside to debt}')) AS is_on_its_way
					FROM (SELECT amount, (SELECT kind FROM public.ledger_accounts WHERE id = from_id) AS a,
						(SELECT kind FROM public.ledger_accounts WHERE id = to_id) AS b
						FROM public.entries WHERE transfer_id = NEW.id OFFSET 0) e) moves, (
				SELECT coalesce(sum(balance) FILTER (WHERE kind = 'lot'), 0) AS lots, sum(balance) FILTER (WHERE kind = 'held') AS held, sum(balance) AS rest
					FROM (SELECT kind, balance FROM public.ledger_accounts WHERE wallet_id = NEW.wallet_id AND kind = 'lot' AND balance > 0
						UNION ALL SELECT kind, balance FROM public.ledger_accounts WHERE wallet_id = NEW.wallet_id AND kind <> 'lot') a) places
			WHERE w.id = NEW.wallet_id OFFSET 0) found
		WHERE moved IS NULL OR NOT is_on_its_way OR change <> NEW.change OR moved <> of_hold OR spendable <> lots OR held <> open OR rest <> 0;
	IF FOUND THEN
		RAISE EXCEPTION '%', CASE WHEN wrong.moved IS NULL THEN format('transfer %s moves nothing', NEW.id)
			WHEN NOT wrong.is_on_its_way THEN format('transfer %s goes where no %s goes', NEW.id, NEW.kind)
			WHEN wrong.change <> NEW.change THEN format('transfer %s says a change of %s, and its entries come to %s', NEW.id, NEW.change, wrong.change)
			WHEN wrong.moved <> wrong.of_hold THEN format('transfer %s moves %s, and its hold in the wallet is of %s', NEW.id, wrong.moved, wrong.of_hold)
			WHEN wrong.spendable <> wrong.lots THEN format('wallet %s says that %s can be spent, and its lots hold %s', NEW.wallet_id, wrong.spendable, wrong.lots)
			WHEN wrong.held <> wrong.open THEN format('wallet %s holds %s, and its open holds are of %s', NEW.wallet_id, wrong.held, wrong.open)
			ELSE format('the places of wallet %s come to %s, not to nothing', NEW.wallet_id, wrong.rest) END
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
