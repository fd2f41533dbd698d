CREATE TABLE "need_counts" (
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "need_counts_year_kind_pk" PRIMARY KEY("year","kind")
);
