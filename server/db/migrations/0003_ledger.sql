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
CREATE INDEX "transfers_by_order" ON "transfers" USING btree ("order_id");
--> statement-breakpoint
CREATE FUNCTION transfers_take_their_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE wallets SET next_seq = next_seq + 1 WHERE id = NEW.wallet_id RETURNING next_seq - 1 INTO NEW.seq;
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
CREATE TRIGGER ledger_accounts_begin_empty BEFORE INSERT ON ledger_accounts FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION ledger_refuses_change();
