DROP INDEX "questions_active";--> statement-breakpoint
CREATE INDEX "questions_active" ON "questions" USING btree ("company_id","skill_id","position","id","type") WHERE not "questions"."is_archived";