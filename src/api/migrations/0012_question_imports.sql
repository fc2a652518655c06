ALTER TABLE "questions" ADD COLUMN "import_key" uuid;--> statement-breakpoint
CREATE INDEX "questions_import" ON "questions" USING btree ("import_key") WHERE "questions"."import_key" IS NOT NULL;