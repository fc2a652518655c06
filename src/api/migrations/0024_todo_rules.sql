-- Its column was made anew, and the index went with the old one.
CREATE INDEX IF NOT EXISTS "todos_search" ON "todos" USING gin ("search" gin_trgm_ops,(ARRAY["owner_id", "assignee_id"]),"tags") WITH (fastupdate=false);
--> statement-breakpoint
-- Lists are sorted by the name of whom a task was given to: it is kept beside the task.
CREATE FUNCTION lms_todo_assignee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.assignee_key := (SELECT name_key FROM people WHERE id = NEW.assignee_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER todos_assignee BEFORE INSERT OR UPDATE OF assignee_id ON todos
  FOR EACH ROW EXECUTE FUNCTION lms_todo_assignee();
--> statement-breakpoint
CREATE FUNCTION lms_todo_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE todos SET assignee_key = NEW.name_key WHERE assignee_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_renamed_todos AFTER UPDATE OF full_name ON people
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION lms_todo_renamed();
