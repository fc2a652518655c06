ALTER TABLE "practice_items" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "marked_by_id" integer;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_marked_by_id_people_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_items_marked_by" ON "practice_items" USING btree ("marked_by_id");--> statement-breakpoint
CREATE INDEX "practices_results" ON "practices" USING btree ("finished_at","id") WHERE "practices"."state" = 'finished';--> statement-breakpoint
CREATE INDEX "practices_share" ON "practices" USING btree (("score" / nullif("max_score", 0)),"id") WHERE "practices"."state" = 'finished';--> statement-breakpoint
CREATE INDEX "practices_share_down" ON "practices" USING btree (("score" / nullif("max_score", 0)) DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "practices"."state" = 'finished';--> statement-breakpoint
CREATE INDEX "practices_to_mark" ON "practices" USING btree ("finished_at","id") WHERE "practices"."ungraded" > 0;