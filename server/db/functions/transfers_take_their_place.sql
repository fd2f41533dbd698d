-- A transfer is the next of its wallet, whose balance it moves.
CREATE OR REPLACE FUNCTION transfers_take_their_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.wallets SET next_seq = next_seq + 1, spendable = spendable + NEW.change
		WHERE id = NEW.wallet_id RETURNING next_seq - 1, spendable INTO NEW.seq, NEW.spendable;
	RETURN NEW;
END $$;
