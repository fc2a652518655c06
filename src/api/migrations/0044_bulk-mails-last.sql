DROP INDEX "waiting_mails_due";--> statement-breakpoint
ALTER TABLE "waiting_mails" ADD COLUMN "yields" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "waiting_mails_due" ON "waiting_mails" USING btree ("yields","next_at","id");