ALTER TABLE "jobs" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_sums" ADD COLUMN "facility" double precision GENERATED ALWAYS AS (x / nullif(n, 0)) STORED;--> statement-breakpoint
ALTER TABLE "question_sums" ADD COLUMN "discrimination" double precision GENERATED ALWAYS AS (CASE WHEN pairs >= 5 AND (pairs * pxx - px * px) > 1e-9 AND (pairs * yy - y * y) > 1e-9
        THEN greatest(-1, least(1, (pairs * xy - px * y) / sqrt((pairs * pxx - px * px) * (pairs * yy - y * y)))) END) STORED;--> statement-breakpoint
CREATE INDEX "question_sums_answered" ON "question_sums" USING btree ("n","question_id");--> statement-breakpoint
CREATE INDEX "question_sums_facility" ON "question_sums" USING btree ("facility","question_id");--> statement-breakpoint
CREATE INDEX "question_sums_discrimination" ON "question_sums" USING btree ("discrimination","question_id");