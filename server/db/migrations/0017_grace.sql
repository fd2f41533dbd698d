ALTER TABLE "ledger_accounts" ADD COLUMN "grace" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_grace_is_of_an_end" CHECK ("ledger_accounts"."grace" = 0 OR ("ledger_accounts"."grace" > 0 AND "ledger_accounts"."expire_time" IS NOT NULL));--> statement-breakpoint
DROP TRIGGER ledger_accounts_move_by_entries ON ledger_accounts;--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON ledger_accounts FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
-- Beside entries, only how much longer a lot lasts than it was granted for may change.
CREATE TRIGGER ledger_accounts_move_by_entries BEFORE UPDATE ON ledger_accounts FOR EACH ROW WHEN (pg_trigger_depth() = 0
	AND (NEW.id, NEW.wallet_id, NEW.kind, NEW.balance, NEW.cause, NEW.expire_time - NEW.grace, NEW.create_time)
	IS DISTINCT FROM (OLD.id, OLD.wallet_id, OLD.kind, OLD.balance, OLD.cause, OLD.expire_time - OLD.grace, OLD.create_time))
	EXECUTE FUNCTION ledger_refuses_change();--> statement-breakpoint
-- Lots are spent in the order in which they were granted to end.
CREATE OR REPLACE FUNCTION ledger_draw(p_wallet uuid, p_transfer uuid, p_amount bigint, p_to uuid, p_preferred uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	lot record;
	rest bigint := p_amount;
BEGIN
	FOR lot IN SELECT id, balance FROM ledger_accounts WHERE wallet_id = p_wallet AND kind = 'lot' AND balance > 0
		ORDER BY (id = p_preferred) DESC NULLS LAST, expire_time - grace NULLS LAST, create_time, id
	LOOP
		EXIT WHEN rest = 0;
		INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount) VALUES (p_transfer, p_wallet, lot.id, p_to, least(lot.balance, rest));
		rest := rest - least(lot.balance, rest);
	END LOOP;
END $$;--> statement-breakpoint
DROP FUNCTION ledger_grant(uuid, text, text, bigint, bigint, uuid, bigint);--> statement-breakpoint
-- Gives tokens as a lot, which lasts p_grace longer than until p_expire. False when their cause was granted before.
CREATE FUNCTION ledger_grant(p_wallet uuid, p_kind text, p_cause text, p_tokens bigint, p_expire bigint, p_order uuid, p_now bigint, p_grace bigint DEFAULT 0) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	v_lot uuid := gen_random_uuid();
BEGIN
	PERFORM FROM wallets WHERE id = p_wallet FOR UPDATE;
	IF EXISTS (SELECT FROM ledger_accounts WHERE cause = p_cause) THEN
		RETURN false;
	END IF;
	PERFORM ledger_expire(p_wallet, p_now);
	INSERT INTO ledger_accounts (id, wallet_id, kind, cause, expire_time, grace, create_time)
		VALUES (v_lot, p_wallet, 'lot', p_cause, p_expire + p_grace, p_grace, p_now);
	INSERT INTO entries (transfer_id, wallet_id, from_id, to_id, amount)
		VALUES (ledger_post(p_wallet, p_kind, p_tokens, NULL, p_order, p_now), p_wallet, ledger_place(p_wallet, 'outside'), v_lot, p_tokens);
	PERFORM ledger_settle(p_wallet, p_now);
	PERFORM ledger_expire(p_wallet, p_now);
	RETURN true;
END $$;--> statement-breakpoint
-- Sets how much longer than granted a lot lasts. What has ended stays so.
CREATE FUNCTION ledger_prolong(p_cause text, p_grace bigint, p_now bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	v_wallet uuid;
BEGIN
	SELECT wallet_id INTO v_wallet FROM ledger_accounts WHERE cause = p_cause;
	IF NOT FOUND THEN
		RETURN;
	END IF;
	PERFORM FROM wallets WHERE id = v_wallet FOR UPDATE;
	PERFORM ledger_expire(v_wallet, p_now);
	UPDATE ledger_accounts SET expire_time = expire_time - grace + p_grace, grace = p_grace
		WHERE cause = p_cause AND expire_time IS NOT NULL AND grace <> p_grace;
	PERFORM ledger_expire(v_wallet, p_now);
END $$;--> statement-breakpoint
-- What runs now gets the three days that are the default.
UPDATE ledger_accounts SET expire_time = expire_time + 259200000, grace = 259200000 FROM subscriptions s
	WHERE cause = 'payment:' || s.invoice_id AND expire_time IS NOT NULL AND s.status <> 'ended' AND NOT s.is_ending;--> statement-breakpoint
CREATE TABLE "subscription_terms" (
	"subscription_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"name" text NOT NULL,
	"months" integer NOT NULL,
	"tokens" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "subscription_terms_once" PRIMARY KEY("subscription_id","plan_id","name","months","tokens","amount","currency")
);
--> statement-breakpoint
ALTER TABLE "subscription_terms" ADD CONSTRAINT "subscription_terms_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;