DROP INDEX "waiting_mails_due";--> statement-breakpoint
CREATE INDEX "waiting_mails_due" ON "waiting_mails" USING btree (("kind" IN ('announcement', 'blog-digest')),"next_at","id");