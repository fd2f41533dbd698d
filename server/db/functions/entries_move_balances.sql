-- An entry moves two balances. It is of the transaction that made its transfer, and of its wallet: what was written once gets nothing added.
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
END $$;
