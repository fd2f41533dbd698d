ALTER TABLE "payment_events" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "subject_id" text;--> statement-breakpoint
-- Objects hold names and addresses. A column that is dropped stays in its rows until they are written anew, so each is emptied first.
UPDATE "payment_events" e SET "subject_kind" = s.kind, "subject_id" = s.name, "object" = '' FROM (
	SELECT id, CASE
		WHEN type LIKE 'checkout.session.%' THEN 'checkout'
		WHEN type LIKE 'invoice.%' THEN 'invoice'
		WHEN type LIKE 'customer.subscription.%' THEN 'subscription'
		WHEN type LIKE 'payment\_intent.%' OR type LIKE 'refund.%' OR type LIKE 'charge.%' THEN 'payment'
		WHEN type = 'liora.wallet.closed' THEN 'wallet'
	END AS kind, CASE
		WHEN type LIKE 'checkout.session.%' THEN substring(object::json ->> 'client_reference_id'
			FROM '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$')
		WHEN type LIKE 'refund.%' OR type LIKE 'charge.%' THEN object::json ->> 'payment_intent'
		WHEN type = 'liora.wallet.closed' THEN object::json ->> 'walletId'
		ELSE object::json ->> 'id'
	END AS name FROM "payment_events"
) s WHERE s.id = e.id;--> statement-breakpoint
-- What names nothing of ours cannot be asked about.
DELETE FROM "payment_events" WHERE "subject_kind" IS NULL OR "subject_id" IS NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "object";
