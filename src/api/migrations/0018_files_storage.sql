CREATE TABLE "file_contents" (
	"key" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loose_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"file_id" integer,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "loose_objects_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "storage_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "purpose" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "loose_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "loose_objects_due" ON "loose_objects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "files_in_rows" ON "files" USING btree ("id") WHERE "files"."content" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("loose_since") WHERE "files"."loose_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_attached" ON "files" USING btree ("id") WHERE "files"."purpose" = 'attachment' AND "files"."loose_since" IS NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key");--> statement-breakpoint
-- However a row goes (by itself, with its owner), what the storage has of it is put down for deletion in the same transaction.
CREATE FUNCTION lms_files_gone() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO loose_objects (key, due_at)
      SELECT storage_key, now() FROM gone WHERE storage_key IS NOT NULL
      ON CONFLICT (key) DO NOTHING;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER files_gone AFTER DELETE ON files REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION lms_files_gone();
