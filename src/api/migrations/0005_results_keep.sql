-- Results that are there already keep the pictures of what was answered.
INSERT INTO practice_files (practice_id, file_id, early)
SELECT i.practice_id, f.file_id, bool_or((
    jsonb_path_query_array(i.question, '$.text') || jsonb_path_query_array(i.question, '$.content.answers[*].text')
    || jsonb_path_query_array(i.question, '$.content.pairs[*].prompt')
    || jsonb_path_query_array(i.question, '$.content.items[*]') || jsonb_path_query_array(i.question, '$.content.template')
  )::text LIKE '%/api/files/' || f.file_id || '/%')
FROM practice_items i JOIN question_files f ON f.question_id = i.question_id
WHERE i.question::text LIKE '%/api/files/' || f.file_id || '/%'
GROUP BY i.practice_id, f.file_id
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Statistics count from the version on in which the answers of a question are those it has now.
UPDATE questions q SET counted_from = other.last + 1, answered = 0, facility = NULL, discrimination = NULL
FROM (
  SELECT v.question_id, max(v.version) AS last FROM question_versions v JOIN questions now ON now.id = v.question_id
  WHERE v.body->'content' IS DISTINCT FROM now.content GROUP BY v.question_id
) other WHERE other.question_id = q.id;
--> statement-breakpoint
DELETE FROM question_sums s USING questions q WHERE q.id = s.question_id AND q.counted_from > 1;
--> statement-breakpoint
INSERT INTO question_sums (question_id, n, x, xx, pairs, px, pxx, y, yy, xy)
SELECT g.question_id, count(*), sum(g.x), sum(g.x * g.x), count(g.y), coalesce(sum(g.x) FILTER (WHERE g.y IS NOT NULL), 0),
  coalesce(sum(g.x * g.x) FILTER (WHERE g.y IS NOT NULL), 0), coalesce(sum(g.y), 0), coalesce(sum(g.y * g.y), 0),
  coalesce(sum(g.x * g.y), 0)
FROM (
  SELECT i.question_id, i.version, i.fraction AS x,
    (sum(i.fraction) OVER one - i.fraction) / nullif(count(*) OVER one - 1, 0) AS y
  FROM practice_items i JOIN practices p ON p.id = i.practice_id
  WHERE p.state = 'finished' AND i.fraction IS NOT NULL
  WINDOW one AS (PARTITION BY i.practice_id)
) g JOIN questions q ON q.id = g.question_id
WHERE q.counted_from > 1 AND g.version >= q.counted_from
GROUP BY g.question_id;
--> statement-breakpoint
UPDATE questions q SET answered = s.n, facility = s.x / s.n,
  discrimination = CASE WHEN s.pairs >= 5 AND s.pairs * s.pxx - s.px * s.px > 1e-9 AND s.pairs * s.yy - s.y * s.y > 1e-9
    THEN greatest(-1, least(1, (s.pairs * s.xy - s.px * s.y)
      / sqrt((s.pairs * s.pxx - s.px * s.px) * (s.pairs * s.yy - s.y * s.y)))) END
FROM question_sums s WHERE s.question_id = q.id AND q.counted_from > 1;
