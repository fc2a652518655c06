ALTER TABLE "help_categories" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "help_categories" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
ALTER TABLE "help_categories" ADD CONSTRAINT "help_categories_created_by_id_people_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "help_categories_writing" ON "help_categories" USING btree ("created_by_id","writing_key");