-- New entries are collected and put in place many at once: see the tables of mails.
ALTER INDEX "emails_search" SET (fastupdate = on, gin_pending_list_limit = 1024);--> statement-breakpoint
ALTER INDEX "emails_labels" SET (fastupdate = on, gin_pending_list_limit = 1024);
