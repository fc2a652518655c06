-- The audit log only grows: not even the program itself can change or remove an entry.
CREATE FUNCTION lms_append_only() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION lms_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION lms_append_only();
--> statement-breakpoint
-- Pages of people are found in indexes alone, which PostgreSQL can do for what has been vacuumed: so vacuum early. More
-- statistics on the searched text tell common words from rare ones.
ALTER TABLE people SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE people ALTER COLUMN search SET STATISTICS 400;
--> statement-breakpoint
-- Where somebody stands in each way to sort the list, as src/features/people/api/tallies.ts reads it.
CREATE FUNCTION lms_people_buckets(id integer, name_key text, username text, email text, created_at timestamptz,
    last_active_at timestamptz) RETURNS TABLE (kind text, bucket text) LANGUAGE sql STABLE
  AS $$ VALUES
    ('all', ''),
    ('fullName', left(name_key, 2)),
    ('username', left(lower(username), 2)),
    ('email', left(lower(email), 2)),
    ('createdAt', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')),
    ('lastActiveAt', coalesce(to_char(last_active_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), '')),
    ('id', lpad((id / 5000)::text, 6, '0')) $$;
--> statement-breakpoint
-- Adds fresh tallies to the ones they belong to. One at a time, and never where it would wait for another.
CREATE FUNCTION lms_fold_people_tallies() RETURNS void LANGUAGE plpgsql
  AS $$ BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' OR NOT pg_try_advisory_xact_lock(7426110) THEN
      RETURN;
    END IF;
    WITH touched AS (SELECT DISTINCT kind, bucket, access, status FROM people_tallies WHERE fresh),
    gone AS (
      DELETE FROM people_tallies t USING touched
      WHERE t.kind = touched.kind AND t.bucket COLLATE "C" = touched.bucket
        AND t.access = touched.access AND t.status = touched.status
      RETURNING t.kind, t.bucket, t.access, t.status, t.n)
    INSERT INTO people_tallies (kind, bucket, access, status, n, fresh)
      SELECT kind, bucket, access, status, sum(n), false FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0;
  END $$;
--> statement-breakpoint
-- What a statement changed, as differences: a change within the same tallies leaves nothing.
CREATE FUNCTION lms_tally_people() RETURNS trigger LANGUAGE plpgsql
  AS $$ DECLARE last bigint; many bigint; BEGIN
    IF TG_OP = 'INSERT' THEN
      WITH put AS (
        INSERT INTO people_tallies (kind, bucket, access, status, n)
        SELECT b.kind, b.bucket, p.access, p.status, count(*) FROM added p,
          lms_people_buckets(p.id, p.name_key, p.username, p.email, p.created_at, p.last_active_at) b
        GROUP BY 1, 2, 3, 4 RETURNING id)
      SELECT max(id), count(*) INTO last, many FROM put;
    ELSIF TG_OP = 'DELETE' THEN
      WITH put AS (
        INSERT INTO people_tallies (kind, bucket, access, status, n)
        SELECT b.kind, b.bucket, p.access, p.status, -count(*) FROM removed p,
          lms_people_buckets(p.id, p.name_key, p.username, p.email, p.created_at, p.last_active_at) b
        GROUP BY 1, 2, 3, 4 RETURNING id)
      SELECT max(id), count(*) INTO last, many FROM put;
    ELSE
      WITH put AS (
        INSERT INTO people_tallies (kind, bucket, access, status, n)
        SELECT b.kind, b.bucket, p.access, p.status, sum(p.n)
        FROM (SELECT *, 1 AS n FROM added UNION ALL SELECT *, -1 FROM removed) p,
          lms_people_buckets(p.id, p.name_key, p.username, p.email, p.created_at, p.last_active_at) b
        GROUP BY 1, 2, 3, 4 HAVING sum(p.n) <> 0 RETURNING id)
      SELECT max(id), count(*) INTO last, many FROM put;
    END IF;
    IF last / 500 <> (last - many) / 500 THEN PERFORM lms_fold_people_tallies(); END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER people_tally_insert AFTER INSERT ON people REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION lms_tally_people();
--> statement-breakpoint
CREATE TRIGGER people_tally_delete AFTER DELETE ON people REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION lms_tally_people();
--> statement-breakpoint
CREATE TRIGGER people_tally_update AFTER UPDATE ON people REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION lms_tally_people();
--> statement-breakpoint
CREATE FUNCTION lms_empty_people_tallies() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN DELETE FROM people_tallies; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER people_tally_truncate AFTER TRUNCATE ON people
  FOR EACH STATEMENT EXECUTE FUNCTION lms_empty_people_tallies();
--> statement-breakpoint
-- Counts anew. Writers have ended or wait meanwhile, so nobody else adds to the tallies.
CREATE FUNCTION lms_recount_people() RETURNS void LANGUAGE plpgsql
  AS $$ BEGIN
    LOCK TABLE people IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM people_tallies;
    INSERT INTO people_tallies (kind, bucket, access, status, n, fresh)
      SELECT b.kind, b.bucket, p.access, p.status, count(*), false FROM people p,
        lms_people_buckets(p.id, p.name_key, p.username, p.email, p.created_at, p.last_active_at) b
      GROUP BY 1, 2, 3, 4;
  END $$;
--> statement-breakpoint
SELECT lms_recount_people();
--> statement-breakpoint
-- Counts tags as questions come, change and go: a statement at a time, so that a long import counts each tag once.
-- Rows are taken in the order of their key, so that two writers wait for each other instead of blocking one another.
CREATE FUNCTION lms_count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO question_tags AS t (key, name, count)
      SELECT lower(tag) AS key, min(tag), count(*) FROM come, unnest(come.tags) AS tag GROUP BY 1 ORDER BY 1
      ON CONFLICT (key) DO UPDATE SET count = t.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO question_tags AS t (key, name, count)
      SELECT lower(tag) AS key, min(tag), -count(*) FROM gone, unnest(gone.tags) AS tag GROUP BY 1 ORDER BY 1
      ON CONFLICT (key) DO UPDATE SET count = t.count + excluded.count;
    DELETE FROM question_tags WHERE count <= 0
      AND key IN (SELECT lower(tag) FROM gone, unnest(gone.tags) AS tag);
  ELSE
    INSERT INTO question_tags AS t (key, name, count)
      SELECT lower(tag) AS key, min(tag), sum(n) FROM (
        SELECT unnest(come.tags) AS tag, 1 AS n FROM come JOIN gone USING (id) WHERE come.tags <> gone.tags
        UNION ALL
        SELECT unnest(gone.tags), -1 FROM come JOIN gone USING (id) WHERE come.tags <> gone.tags
      ) AS moved GROUP BY 1 HAVING sum(n) <> 0 ORDER BY 1
      ON CONFLICT (key) DO UPDATE SET count = t.count + excluded.count;
    DELETE FROM question_tags WHERE count <= 0
      AND key IN (SELECT lower(tag) FROM gone JOIN come USING (id), unnest(gone.tags) AS tag WHERE come.tags <> gone.tags);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER questions_tags_come AFTER INSERT ON questions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION lms_count_tags();
--> statement-breakpoint
CREATE TRIGGER questions_tags_change AFTER UPDATE ON questions
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION lms_count_tags();
--> statement-breakpoint
CREATE TRIGGER questions_tags_gone AFTER DELETE ON questions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION lms_count_tags();
--> statement-breakpoint
-- Statistics change with every practice that is handed in: room on the page lets them do so without touching an index.
ALTER TABLE questions SET (fillfactor = 85);
