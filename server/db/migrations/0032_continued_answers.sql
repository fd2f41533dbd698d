ALTER TABLE "alternatives" ADD COLUMN "is_cut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "continuations" integer DEFAULT 0 NOT NULL;