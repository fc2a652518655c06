DROP INDEX "invoice_payments_by";--> statement-breakpoint
ALTER TABLE "invoice_clients" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_created_by_id_people_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_writing" ON "invoice_payments" USING btree ("by_id","writing_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_writing" ON "invoices" USING btree ("created_by_id","writing_key");