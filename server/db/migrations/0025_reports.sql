CREATE TABLE "report_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"create_time" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"maker_id" uuid,
	"reporter_id" uuid,
	"snapshot" jsonb NOT NULL,
	"image" text,
	"reason" text NOT NULL,
	"content" text NOT NULL,
	"create_time" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decision_reason" text,
	"decided_by" text,
	"decide_time" bigint,
	"decided_with" uuid,
	"appeal_content" text,
	"appeal_time" bigint,
	"appeal_decision" text,
	"appeal_reason" text,
	"appeal_decided_by" text,
	"appeal_decide_time" bigint
);
--> statement-breakpoint
INSERT INTO "reports" ("id", "kind", "target_id", "maker_id", "reporter_id", "snapshot", "image", "reason", "content", "create_time")
	SELECT gen_random_uuid(), 'picture', picture.id, picture.account_id, picture.account_id,
		jsonb_build_object('name', picture.character_name, 'texts', jsonb_build_array(jsonb_build_object('field', 'prompt', 'text', task.wish->>'prompt'))),
		picture.image, CASE report.reason WHEN 'unwanted' THEN 'other' ELSE report.reason END, report.content, report.create_time
	FROM "picture_reports" report
	JOIN "pictures" picture ON picture.id = report.picture_id
	JOIN "picture_tasks" task ON task.id = picture.task_id;--> statement-breakpoint
DROP TABLE "picture_reports";--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "blocked_image" text;--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "is_taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "block_time" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_maker_id_accounts_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_with_reports_id_fk" FOREIGN KEY ("decided_with") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_decisions_by_report" ON "report_decisions" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open" ON "reports" USING btree ("reporter_id","kind","target_id") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("create_time") WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "reports_appealed" ON "reports" USING btree ("appeal_time") WHERE "reports"."appeal_time" is not null and "reports"."appeal_decision" is null;--> statement-breakpoint
CREATE INDEX "reports_by_target" ON "reports" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id","create_time");--> statement-breakpoint
CREATE INDEX "reports_by_maker" ON "reports" USING btree ("maker_id","decide_time");--> statement-breakpoint
CREATE INDEX "reports_by_image" ON "reports" USING btree ("image") WHERE "reports"."image" is not null;--> statement-breakpoint
CREATE INDEX "alternatives_by_blocked_image" ON "alternatives" USING btree ("blocked_image") WHERE "alternatives"."blocked_image" is not null;--> statement-breakpoint
-- What operators decided is never changed, nor taken out.
CREATE FUNCTION report_decisions_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'decisions only grow: % on % was refused', TG_OP, TG_TABLE_NAME
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER report_decisions_stay BEFORE UPDATE OR DELETE ON report_decisions FOR EACH ROW EXECUTE FUNCTION report_decisions_refuse_change();--> statement-breakpoint
CREATE TRIGGER report_decisions_are_kept BEFORE TRUNCATE ON report_decisions EXECUTE FUNCTION report_decisions_refuse_change();
