CREATE TABLE "person_details" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"plan_period" text DEFAULT 'monthly' NOT NULL,
	"plan_since" timestamp with time zone,
	"plan_ends_at" timestamp with time zone,
	"billing_address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"connections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_details" ADD CONSTRAINT "person_details_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_details_ending" ON "person_details" USING btree ("plan_ends_at") WHERE "person_details"."plan_ends_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_by_account_role" ON "people" USING btree ("role" COLLATE "C","id","current_plan" COLLATE "C","status");--> statement-breakpoint
CREATE INDEX "people_by_plan" ON "people" USING btree ("current_plan" COLLATE "C","id","role" COLLATE "C","status");--> statement-breakpoint
CREATE INDEX "people_by_billing" ON "people" USING btree ("billing" COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "people_by_company" ON "people" USING btree (lms_fold("company") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "people_by_country" ON "people" USING btree (lms_fold("country") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "people_by_contact" ON "people" USING btree ("contact" COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "people_by_told_status" ON "people" USING btree (replace("status", 'suspended', 'inactive') COLLATE "C","id");