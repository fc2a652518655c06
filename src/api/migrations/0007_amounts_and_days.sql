-- Written as a person writes them, for searches: 120050 is 1200.50, 2026-02-23 is 2026-02-23 and 23 feb 2026.
CREATE FUNCTION lms_amount(cents bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT CASE WHEN cents < 0 THEN '-' ELSE '' END || abs(cents) / 100 || '.' || lpad((abs(cents) % 100)::text, 2, '0') $$;
--> statement-breakpoint
CREATE FUNCTION lms_day(day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT extract(year FROM day) || '-' || lpad(extract(month FROM day)::text, 2, '0') || '-' || lpad(extract(day FROM day)::text, 2, '0')
    || chr(10) || extract(day FROM day) || ' ' || (ARRAY['jan','feb','mar','apr','may','jun','jul','aug','sep','oct','nov','dec'])[extract(month FROM day)::int] || ' ' || extract(year FROM day) $$;
