CREATE INDEX "entries_by_source" ON "entries" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "entries_by_target" ON "entries" USING btree ("to_id");