DROP INDEX "people_search";--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search" gin_trgm_ops,(ARRAY["access", "status"])) WITH (fastupdate=false);