CREATE TABLE "practice_files" (
	"practice_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"early" boolean NOT NULL,
	CONSTRAINT "practice_files_practice_id_file_id_pk" PRIMARY KEY("practice_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "writing_key" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "counted_from" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_files" ADD CONSTRAINT "practice_files_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_files" ADD CONSTRAINT "practice_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_files_file" ON "practice_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_writing" ON "questions" USING btree ("author_id","writing_key");