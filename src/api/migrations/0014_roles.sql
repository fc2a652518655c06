-- A moment as people read it, in UTC: 14 Apr 2021, 8:43 PM. to_char() is only stable, and a generated column needs more.
CREATE FUNCTION lms_moment(moment timestamp with time zone) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT extract(day FROM at) || ' ' || (ARRAY['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'])[extract(month FROM at)::int]
    || ' ' || extract(year FROM at) || ', ' || (extract(hour FROM at)::int + 11) % 12 + 1 || ':' || lpad(extract(minute FROM at)::text, 2, '0')
    || CASE WHEN extract(hour FROM at) < 12 THEN ' AM' ELSE ' PM' END
    FROM (SELECT moment AT TIME ZONE 'UTC' AS at) AS here $$;
--> statement-breakpoint
CREATE TABLE "roles" (
	"name" text PRIMARY KEY NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
-- Before anything refers to them: what is given out already are these.
INSERT INTO "roles" ("name", "built_in") VALUES
  ('administrator', true), ('manager', true), ('user', true), ('support', true), ('restricted-user', true);
--> statement-breakpoint
ALTER TABLE "permissions" ADD COLUMN "search" text GENERATED ALWAYS AS (lms_fold(name || chr(10) || lms_moment(created_at))) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "person_roles" ADD CONSTRAINT "person_roles_role_roles_name_fk" FOREIGN KEY ("role") REFERENCES "public"."roles"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "permission_roles" ADD CONSTRAINT "permission_roles_role_roles_name_fk" FOREIGN KEY ("role") REFERENCES "public"."roles"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "person_roles_role" ON "person_roles" USING btree ("role","person_id");--> statement-breakpoint
CREATE INDEX "permission_roles_role" ON "permission_roles" USING btree ("role","permission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "permissions_name" ON "permissions" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "permissions_by_name" ON "permissions" USING btree (lower("name") COLLATE "C","id");--> statement-breakpoint
CREATE INDEX "permissions_by_created" ON "permissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "permissions_search" ON "permissions" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);