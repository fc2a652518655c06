ALTER TABLE "api_keys" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "added_by_id" integer;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
ALTER TABLE "permissions" ADD COLUMN "added_by_id" integer;--> statement-breakpoint
ALTER TABLE "permissions" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "added_by_id" integer;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "people_writing" ON "people" USING btree ("added_by_id","writing_key") WHERE "people"."writing_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "permissions_writing" ON "permissions" USING btree ("added_by_id","writing_key");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_writing" ON "roles" USING btree ("added_by_id","writing_key");