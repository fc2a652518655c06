DROP INDEX "employees_by_name";--> statement-breakpoint
DROP INDEX "employees_by_post";--> statement-breakpoint
DROP INDEX "employees_by_email";--> statement-breakpoint
DROP INDEX "employees_by_city";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lms_fold(full_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "post_key" text GENERATED ALWAYS AS (lms_fold(post)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lms_fold(email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "city_key" text GENERATED ALWAYS AS (lms_fold(city)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "employees_by_name" ON "employees" USING btree ("name_key" COLLATE "C","id","status");--> statement-breakpoint
CREATE INDEX "employees_by_post" ON "employees" USING btree ("post_key" COLLATE "C","id","status");--> statement-breakpoint
CREATE INDEX "employees_by_email" ON "employees" USING btree ("email_key" COLLATE "C","id","status");--> statement-breakpoint
CREATE INDEX "employees_by_city" ON "employees" USING btree ("city_key" COLLATE "C","id","status");