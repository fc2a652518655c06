DROP INDEX "sign_ins_person";--> statement-breakpoint
CREATE INDEX "sign_ins_by_person" ON "sign_ins" USING btree ("person_id","at");