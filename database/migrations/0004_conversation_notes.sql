CREATE TABLE "conversation_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"question" text NOT NULL,
	"words" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "conversation_notes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "conversation_notes_once" UNIQUE("company_id","evaluation_id","profile_id","question")
);
--> statement-breakpoint
ALTER TABLE "conversation_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_notes" ADD CONSTRAINT "conversation_notes_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "conversation_notes_own" ON "conversation_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and (profile_id = nullif(current_setting('app.profile_id', true), '')::uuid or profile_id = nullif(current_setting('app.forgotten_profile', true), '')::uuid or exists (select 1 from evaluations e where e.company_id = conversation_notes.company_id and e.id = conversation_notes.evaluation_id and e.subject_profile_id = nullif(current_setting('app.forgotten_profile', true), '')::uuid))) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid);--> statement-breakpoint
select app.protect('conversation_notes', 'select, insert, update');
