ALTER TABLE "subscriptions" ADD COLUMN "invoice_id" text;--> statement-breakpoint
UPDATE "subscriptions" SET "invoice_id" = (SELECT o.payment_id FROM "orders" o WHERE o.subscription_id = "subscriptions".id AND o.pay_time IS NOT NULL ORDER BY o.pay_time DESC LIMIT 1);--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "invoice_id" SET NOT NULL;