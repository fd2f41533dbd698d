CREATE TABLE "dev_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"transfer_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "entries_transfer_id_from_id_to_id_pk" PRIMARY KEY("transfer_id","from_id","to_id"),
	CONSTRAINT "entries_move_something" CHECK ("entries"."amount" > 0),
	CONSTRAINT "entries_go_elsewhere" CHECK ("entries"."from_id" <> "entries"."to_id")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"job" text NOT NULL,
	"service" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'held' NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "holds_job_unique" UNIQUE("job"),
	CONSTRAINT "holds_hold_something" CHECK ("holds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"cause" text,
	"expire_time" bigint,
	"create_time" bigint NOT NULL,
	CONSTRAINT "ledger_accounts_cause_unique" UNIQUE("cause"),
	CONSTRAINT "ledger_accounts_of_wallet" UNIQUE("wallet_id","id"),
	CONSTRAINT "ledger_accounts_within_bounds" CHECK (CASE "ledger_accounts"."kind" WHEN 'outside' THEN true WHEN 'debt' THEN "ledger_accounts"."balance" <= 0 ELSE "ledger_accounts"."balance" >= 0 END),
	CONSTRAINT "ledger_accounts_lots_have_a_cause" CHECK (("ledger_accounts"."kind" = 'lot') = ("ledger_accounts"."cause" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text,
	"months" integer,
	"tokens" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" integer,
	"return_path" text NOT NULL,
	"idempotency_key" text,
	"session_id" text,
	"checkout_url" text,
	"subscription_id" text,
	"payment_id" text,
	"payment_intent_id" text,
	"refund_id" text,
	"amount_returned" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	"pay_time" bigint,
	"expire_time" bigint,
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "orders_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "orders_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "orders_return_no_more_than_was_paid" CHECK ("orders"."amount_returned" >= 0 AND "orders"."amount_returned" <= "orders"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_time" bigint NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"next_plan_id" text,
	"name" text NOT NULL,
	"months" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"period_start" bigint NOT NULL,
	"period_end" bigint NOT NULL,
	"is_ending" boolean NOT NULL,
	"version" integer NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"hold_id" uuid,
	"order_id" uuid,
	"change" bigint NOT NULL,
	"spendable" bigint NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "transfers_in_order" UNIQUE("wallet_id","seq"),
	CONSTRAINT "transfers_of_holds" CHECK (("transfers"."kind" IN ('hold', 'capture', 'void')) = ("transfers"."hold_id" IS NOT NULL)),
	CONSTRAINT "transfers_never_overspend" CHECK ("transfers"."spendable" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"customer_id" text,
	"next_seq" integer DEFAULT 1 NOT NULL,
	"spendable" bigint DEFAULT 0 NOT NULL,
	"create_time" bigint NOT NULL,
	CONSTRAINT "wallets_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "wallets_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_from" FOREIGN KEY ("wallet_id","from_id") REFERENCES "public"."ledger_accounts"("wallet_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_to" FOREIGN KEY ("wallet_id","to_id") REFERENCES "public"."ledger_accounts"("wallet_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("wallet_id") WHERE "holds"."status" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_one_a_kind" ON "ledger_accounts" USING btree ("wallet_id","kind") WHERE "ledger_accounts"."kind" <> 'lot';--> statement-breakpoint
CREATE INDEX "ledger_accounts_spendable" ON "ledger_accounts" USING btree ("wallet_id") WHERE "ledger_accounts"."kind" = 'lot' AND "ledger_accounts"."balance" > 0;--> statement-breakpoint
CREATE INDEX "ledger_accounts_by_expiry" ON "ledger_accounts" USING btree ("expire_time") WHERE "ledger_accounts"."balance" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_an_intent" ON "orders" USING btree ("wallet_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("wallet_id","create_time");--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("create_time") WHERE "orders"."status" IN ('open', 'pending', 'refunding');--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("due_time") WHERE "payment_events"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("wallet_id") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_hold" ON "transfers" USING btree ("hold_id") WHERE "transfers"."kind" = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_end_of_a_hold" ON "transfers" USING btree ("hold_id") WHERE "transfers"."kind" IN ('capture', 'void');--> statement-breakpoint
CREATE INDEX "transfers_by_order" ON "transfers" USING btree ("order_id");--> statement-breakpoint
CREATE FUNCTION transfers_take_their_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE wallets SET next_seq = next_seq + 1, spendable = spendable + NEW.change
		WHERE id = NEW.wallet_id RETURNING next_seq - 1, spendable INTO NEW.seq, NEW.spendable;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER transfers_take_their_place BEFORE INSERT ON transfers FOR EACH ROW EXECUTE FUNCTION transfers_take_their_place();--> statement-breakpoint
CREATE FUNCTION transfers_end_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE holds SET status = CASE NEW.kind WHEN 'capture' THEN 'captured' ELSE 'voided' END WHERE id = NEW.hold_id AND status = 'held';
	IF NOT FOUND THEN
		RAISE EXCEPTION 'hold % has ended', NEW.hold_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER transfers_end_holds AFTER INSERT ON transfers FOR EACH ROW WHEN (NEW.kind IN ('capture', 'void')) EXECUTE FUNCTION transfers_end_holds();--> statement-breakpoint
CREATE FUNCTION entries_move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE id = NEW.from_id;
	UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.to_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER entries_move_balances AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION entries_move_balances();--> statement-breakpoint
CREATE FUNCTION ledger_refuses_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger only grows: % on % was refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER transfers_stay BEFORE UPDATE OR DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER holds_end_by_transfers BEFORE UPDATE OR DELETE ON holds FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_move_by_entries BEFORE UPDATE OR DELETE ON ledger_accounts FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_begin_empty BEFORE INSERT ON ledger_accounts FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
-- The account of a wallet that is of a kind of which there is one.
CREATE FUNCTION ledger_place(p_wallet uuid, p_kind text) RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT id FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = p_kind
$$;--> statement-breakpoint
-- Writes a line of the ledger and gives its id.
CREATE FUNCTION ledger_post(p_wallet uuid, p_kind text, p_change bigint, p_hold uuid, p_order uuid, p_now bigint) RETURNS uuid LANGUAGE sql AS $$
	INSERT INTO transfers (id, wallet_id, seq, kind, hold_id, order_id, change, spendable, create_time)
		VALUES (gen_random_uuid(), p_wallet, 0, p_kind, p_hold, p_order, p_change, 0, p_now) RETURNING id
$$;--> statement-breakpoint
-- Moves tokens from the lots, the preferred one first and then those that end first, to another account of the wallet.
CREATE FUNCTION ledger_draw(p_wallet uuid, p_transfer uuid, p_amount bigint, p_to uuid, p_preferred uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	lot record;
	rest bigint := p_amount;
BEGIN
	FOR lot IN SELECT id, balance FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'lot' AND balance > 0
		ORDER BY (id = p_preferred) DESC NULLS LAST, expire_time NULLS LAST, create_time, id
	LOOP
		EXIT WHEN rest = 0;
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount) VALUES (p_transfer, p_wallet, lot.id, p_to, least(lot.balance, rest));
		rest := rest - least(lot.balance, rest);
	END LOOP;
END $$;--> statement-breakpoint
-- Ends the lots whose time is over.
CREATE FUNCTION ledger_expire(p_wallet uuid, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	lot record;
BEGIN
	FOR lot IN SELECT id, balance FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'lot' AND balance > 0 AND expire_time <= p_now ORDER BY expire_time, id
	LOOP
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
			VALUES (ledger_post(p_wallet, 'expiry', -lot.balance, NULL, NULL, p_now), p_wallet, lot.id, ledger_place(p_wallet, 'outside'), lot.balance);
	END LOOP;
END $$;--> statement-breakpoint
-- What came in goes to a debt first.
CREATE FUNCTION ledger_settle(p_wallet uuid, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	v_debt record;
	v_amount bigint;
BEGIN
	SELECT id, -balance AS owed INTO v_debt FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'debt';
	SELECT least(v_debt.owed, spendable) INTO v_amount FROM wallets WHERE id = p_wallet;
	IF v_amount > 0 THEN
		PERFORM ledger_draw(p_wallet, ledger_post(p_wallet, 'settlement', -v_amount, NULL, NULL, p_now), v_amount, v_debt.id, NULL);
	END IF;
END $$;--> statement-breakpoint
-- Gives tokens as a lot. False when their cause was granted before.
CREATE FUNCTION ledger_grant(p_wallet uuid, p_kind text, p_cause text, p_tokens bigint, p_expire bigint, p_order uuid, p_now bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_lot uuid := gen_random_uuid();
BEGIN
	PERFORM FROM wallets WHERE id = p_wallet FOR UPDATE;
	IF EXISTS (SELECT FROM ledger_accounts WHERE cause = p_cause) THEN
		RETURN false;
	END IF;
	PERFORM ledger_expire(p_wallet, p_now);
	INSERT INTO ledger_accounts (id, wallet_id, kind, cause, expire_time, create_time) VALUES (v_lot, p_wallet, 'lot', p_cause, p_expire, p_now);
	INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
		VALUES (ledger_post(p_wallet, p_kind, p_tokens, NULL, p_order, p_now), p_wallet, ledger_place(p_wallet, 'outside'), v_lot, p_tokens);
	PERFORM ledger_settle(p_wallet, p_now);
	PERFORM ledger_expire(p_wallet, p_now);
	RETURN true;
END $$;--> statement-breakpoint
-- Sets tokens aside for a job. False when there are too few.
CREATE FUNCTION ledger_hold(p_account uuid, p_job text, p_service text, p_cost bigint, p_now bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_wallet uuid;
	v_hold uuid := gen_random_uuid();
	v_spendable bigint;
BEGIN
	SELECT id INTO STRICT v_wallet FROM wallets WHERE account_id = p_account FOR UPDATE;
	PERFORM ledger_expire(v_wallet, p_now);
	SELECT spendable INTO v_spendable FROM wallets WHERE id = v_wallet;
	IF v_spendable < p_cost THEN
		RETURN false;
	END IF;
	INSERT INTO holds (id, wallet_id, job, service, amount, create_time) VALUES (v_hold, v_wallet, p_job, p_service, p_cost, p_now);
	PERFORM ledger_draw(v_wallet, ledger_post(v_wallet, 'hold', -p_cost, v_hold, NULL, p_now), p_cost, ledger_place(v_wallet, 'held'), NULL);
	RETURN true;
END $$;--> statement-breakpoint
-- Spends for good (capture) or gives back (void) what is set aside for a job. False when nothing is, or nothing any more.
CREATE FUNCTION ledger_end(p_job text, p_kind text, p_now bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_hold record;
	v_held uuid;
	v_transfer uuid;
BEGIN
	SELECT wallet_id INTO v_hold FROM holds WHERE job = p_job;
	IF NOT FOUND THEN
		RETURN false;
	END IF;
	PERFORM FROM wallets WHERE id = v_hold.wallet_id FOR UPDATE;
	SELECT id, wallet_id, amount INTO v_hold FROM holds WHERE job = p_job AND status = 'held';
	IF NOT FOUND THEN
		RETURN false;
	END IF;
	v_held := ledger_place(v_hold.wallet_id, 'held');
	v_transfer := ledger_post(v_hold.wallet_id, p_kind, CASE p_kind WHEN 'void' THEN v_hold.amount ELSE 0 END, v_hold.id, NULL, p_now);
	IF p_kind = 'capture' THEN
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
			VALUES (v_transfer, v_hold.wallet_id, v_held, ledger_place(v_hold.wallet_id, 'outside'), v_hold.amount);
	ELSE
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
			SELECT v_transfer, v_hold.wallet_id, v_held, e.from_id, e.amount
			FROM transfers t JOIN entries e ON e.transfer_id = t.id WHERE t.hold_id = v_hold.id AND t.kind = 'hold';
		PERFORM ledger_expire(v_hold.wallet_id, p_now);
		PERFORM ledger_settle(v_hold.wallet_id, p_now);
	END IF;
	RETURN true;
END $$;--> statement-breakpoint
-- Takes back what was granted for an order until p_tokens of it are back, or gives it again until no more than that are. What was
-- spent already becomes a debt; what ended unused is not asked for, nor what was never granted.
CREATE FUNCTION ledger_take_back(p_order uuid, p_cause text, p_tokens bigint, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
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
