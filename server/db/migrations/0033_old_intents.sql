-- Intents of conversations were kept for a hundred years; what there is of them goes after ninety days from now, like those to come.
UPDATE idempotent_answers SET expire_time = floor(extract(epoch from now()) * 1000)::bigint + 7776000000
	WHERE expire_time > floor(extract(epoch from now()) * 1000)::bigint + 7776000000;
