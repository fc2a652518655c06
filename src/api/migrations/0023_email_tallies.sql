-- The lists and labels that a mail is counted in. What lies in the trash counts there alone.
CREATE FUNCTION lms_email_buckets(place text, folder text, is_starred boolean, labels text[]) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT place
    UNION ALL SELECT 'all' WHERE folder <> 'trash'
    UNION ALL SELECT 'starred' WHERE is_starred AND folder <> 'trash'
    UNION ALL SELECT 'label:' || label FROM unnest(labels) AS label WHERE folder <> 'trash'
  $$;
--> statement-breakpoint
-- Adds fresh tallies up. One at a time; whoever comes meanwhile leaves it to the next.
CREATE FUNCTION lms_fold_email_tallies() RETURNS void LANGUAGE plpgsql
  AS $$ BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' OR NOT pg_try_advisory_xact_lock(7426160) THEN
      RETURN;
    END IF;
    WITH touched AS (SELECT DISTINCT owner_id, bucket FROM email_tallies WHERE fresh),
    gone AS (
      DELETE FROM email_tallies t USING touched WHERE t.owner_id = touched.owner_id AND t.bucket = touched.bucket
      RETURNING t.owner_id, t.bucket, t.total, t.unread)
    INSERT INTO email_tallies (owner_id, bucket, total, unread, fresh)
      SELECT owner_id, bucket, sum(total), sum(unread), false FROM gone
      GROUP BY 1, 2 HAVING sum(total) <> 0 OR sum(unread) <> 0;
  END $$;
--> statement-breakpoint
-- What a statement changed, as differences: a change within the same tallies leaves nothing.
CREATE FUNCTION lms_tally_emails() RETURNS trigger LANGUAGE plpgsql
  AS $$ DECLARE last bigint; many bigint; BEGIN
    IF TG_OP = 'INSERT' THEN
      WITH put AS (
        INSERT INTO email_tallies (owner_id, bucket, total, unread)
        SELECT m.owner_id, b, count(*), count(*) FILTER (WHERE NOT m.is_read)
        FROM come m, lms_email_buckets(m.place, m.folder, m.is_starred, m.labels) b
        GROUP BY 1, 2 RETURNING id)
      SELECT max(id), count(*) INTO last, many FROM put;
    ELSIF TG_OP = 'DELETE' THEN
      WITH put AS (
        INSERT INTO email_tallies (owner_id, bucket, total, unread)
        SELECT m.owner_id, b, -count(*), -count(*) FILTER (WHERE NOT m.is_read)
        FROM gone m, lms_email_buckets(m.place, m.folder, m.is_starred, m.labels) b
        GROUP BY 1, 2 RETURNING id)
      SELECT max(id), count(*) INTO last, many FROM put;
    ELSE
      WITH put AS (
        INSERT INTO email_tallies (owner_id, bucket, total, unread)
        SELECT m.owner_id, b, sum(m.n), coalesce(sum(m.n) FILTER (WHERE NOT m.is_read), 0)
        FROM (SELECT owner_id, place, folder, is_starred, labels, is_read, 1 AS n FROM come
          UNION ALL SELECT owner_id, place, folder, is_starred, labels, is_read, -1 FROM gone) m,
          lms_email_buckets(m.place, m.folder, m.is_starred, m.labels) b
        GROUP BY 1, 2 HAVING sum(m.n) <> 0 OR coalesce(sum(m.n) FILTER (WHERE NOT m.is_read), 0) <> 0 RETURNING id)
      SELECT max(id), count(*) INTO last, many FROM put;
    END IF;
    IF last / 500 <> (last - many) / 500 THEN PERFORM lms_fold_email_tallies(); END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER emails_tally_insert AFTER INSERT ON emails REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION lms_tally_emails();
--> statement-breakpoint
CREATE TRIGGER emails_tally_delete AFTER DELETE ON emails REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION lms_tally_emails();
--> statement-breakpoint
CREATE TRIGGER emails_tally_update AFTER UPDATE ON emails REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION lms_tally_emails();
