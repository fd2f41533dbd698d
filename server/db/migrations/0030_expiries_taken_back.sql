CREATE INDEX "transfers_expiries" ON "transfers" USING btree ("create_time") WHERE "transfers"."kind" = 'expiry';--> statement-breakpoint
-- What was written down as ended too early may come back to its lot.
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
END $$;--> statement-breakpoint
-- Gives back to the lots of a wallet what was written down as ended at a time that was later than it is, where theirs is not over. What was ended
-- early for a reason, such as a plan that ends, stays ended, and so does what a payment brought that does not stand.
CREATE FUNCTION ledger_restore(p_wallet uuid, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
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
