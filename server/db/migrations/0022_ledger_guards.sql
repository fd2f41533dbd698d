-- Guards of what the ledger says, against statements that are not its own and against mistakes of its own functions. What may only be true at
-- the end of a transaction is looked at when it is committed, and only by rows of its own. A refusal is a check_violation that names its guard.
--
-- Tables are named with their schema, so that a temporary table is not asked instead of the ledger.
CREATE OR REPLACE FUNCTION ledger_refuses_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger only grows: % on % was refused', TG_OP, TG_TABLE_NAME
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION transfers_take_their_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.wallets SET next_seq = next_seq + 1, spendable = spendable + NEW.change
		WHERE id = NEW.wallet_id RETURNING next_seq - 1, spendable INTO NEW.seq, NEW.spendable;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION transfers_end_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.holds SET status = CASE NEW.kind WHEN 'capture' THEN 'captured' ELSE 'voided' END WHERE id = NEW.hold_id AND status = 'held';
	IF NOT FOUND THEN
		RAISE EXCEPTION 'hold % has ended', NEW.hold_id USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- An entry is of the transaction that made its transfer, and of its wallet: what was written once gets nothing added.
CREATE OR REPLACE FUNCTION entries_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.ledger_accounts SET balance = balance + CASE id WHEN NEW.to_id THEN NEW.amount ELSE -NEW.amount END
		WHERE id IN (NEW.from_id, NEW.to_id) AND EXISTS (
			SELECT FROM public.entries e JOIN public.transfers t ON t.id = e.transfer_id AND t.wallet_id = e.wallet_id AND t.xmin = e.xmin
			WHERE e.transfer_id = NEW.transfer_id AND e.from_id = NEW.from_id AND e.to_id = NEW.to_id);
	IF NOT FOUND THEN
		RAISE EXCEPTION 'transfer % takes no more entries, and none of another wallet', NEW.transfer_id
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A transfer has entries, which go where those of its kind go, come to the change that it says, and move what its hold holds. Its wallet says what
-- its lots hold, sets aside what its open holds are of, and its places come to nothing together. One statement, which finds nothing where nothing
-- is wrong; lots that are empty are not read.
CREATE FUNCTION transfers_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
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
					bool_and(NEW.kind || ': ' || a || ' to ' || b = ANY ('{hold: lot to held,capture: held to outside,void: held to lot,expiry: lot to outside,
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
CREATE CONSTRAINT TRIGGER transfers_add_up AFTER INSERT ON transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION transfers_add_up();--> statement-breakpoint
-- A hold begins as held, by a transfer that draws it.
CREATE TRIGGER holds_begin_held BEFORE INSERT ON holds FOR EACH ROW WHEN (NEW.status <> 'held') EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE FUNCTION holds_are_drawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.transfers WHERE hold_id = NEW.id AND kind = 'hold';
	IF NOT FOUND THEN
		RAISE EXCEPTION 'hold % draws nothing', NEW.id USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER holds_are_drawn AFTER INSERT ON holds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION holds_are_drawn();--> statement-breakpoint
-- What a wallet can spend, and the place of its next transfer, follow from its transfers only.
CREATE TRIGGER wallets_begin_empty BEFORE INSERT ON wallets FOR EACH ROW WHEN (NEW.spendable <> 0 OR NEW.next_seq <> 1) EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER wallets_move_by_transfers BEFORE UPDATE ON wallets FOR EACH ROW WHEN (pg_trigger_depth() = 0
	AND (NEW.id, NEW.next_seq, NEW.spendable, NEW.create_time) IS DISTINCT FROM (OLD.id, OLD.next_seq, OLD.spendable, OLD.create_time))
	EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
-- These do what they did, by fewer statements and plans, which gives back most of the time that the guards take.
CREATE OR REPLACE FUNCTION ledger_post(p_wallet uuid, p_kind text, p_change bigint, p_hold uuid, p_order uuid, p_now bigint) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	v_transfer uuid := gen_random_uuid();
BEGIN
	INSERT INTO transfers (id, wallet_id, seq, kind, hold_id, order_id, change, spendable, create_time)
		VALUES (v_transfer, p_wallet, 0, p_kind, p_hold, p_order, p_change, 0, p_now);
	RETURN v_transfer;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_draw(p_wallet uuid, p_transfer uuid, p_amount bigint, p_to uuid, p_preferred uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
		SELECT p_transfer, p_wallet, id, p_to, least(balance, p_amount - drawn)
		FROM (SELECT id, balance, sum(balance) OVER (ORDER BY (id = p_preferred) DESC NULLS LAST, expire_time - grace NULLS LAST, create_time, id) - balance AS drawn
			FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'lot' AND balance > 0) lots
		WHERE drawn < p_amount;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_hold(p_account uuid, p_job text, p_service text, p_cost bigint, p_now bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_wallet uuid;
	v_hold uuid := gen_random_uuid();
	v_spendable bigint;
	v_held uuid;
	v_has_ended boolean;
BEGIN
	SELECT id INTO STRICT v_wallet FROM wallets WHERE account_id = p_account FOR UPDATE;
	SELECT spendable, (SELECT id FROM ledger_accounts WHERE wallet_id = v_wallet AND kind = 'held'),
		EXISTS (SELECT FROM ledger_accounts WHERE wallet_id = v_wallet AND kind = 'lot' AND balance > 0 AND expire_time <= p_now)
		INTO v_spendable, v_held, v_has_ended FROM wallets WHERE id = v_wallet;
	IF v_has_ended THEN
		PERFORM ledger_expire(v_wallet, p_now);
		SELECT spendable INTO v_spendable FROM wallets WHERE id = v_wallet;
	END IF;
	IF v_spendable < p_cost THEN
		RETURN false;
	END IF;
	INSERT INTO holds (id, wallet_id, job, service, amount, create_time) VALUES (v_hold, v_wallet, p_job, p_service, p_cost, p_now);
	PERFORM ledger_draw(v_wallet, ledger_post(v_wallet, 'hold', -p_cost, v_hold, NULL, p_now), p_cost, v_held, NULL);
	RETURN true;
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
-- Emptying a table fires no trigger of its rows.
CREATE TRIGGER wallets_are_kept BEFORE TRUNCATE ON wallets EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_are_kept BEFORE TRUNCATE ON ledger_accounts EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER holds_are_kept BEFORE TRUNCATE ON holds EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER transfers_are_kept BEFORE TRUNCATE ON transfers EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER entries_are_kept BEFORE TRUNCATE ON entries EXECUTE FUNCTION ledger_refuses_change();
