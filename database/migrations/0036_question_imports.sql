CREATE TABLE "question_imports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"added" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"kept" integer,
	CONSTRAINT "question_imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "question_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "import_id" uuid;--> statement-breakpoint
CREATE INDEX "question_imports_latest" ON "question_imports" USING btree ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_import_link" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."question_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_import_link" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."question_imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_active" ON "questions" USING btree ("company_id","skill_id") WHERE not "questions"."is_archived";--> statement-breakpoint
CREATE INDEX "questions_import" ON "questions" USING btree ("company_id","import_id","id") WHERE "questions"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "skills_import" ON "skills" USING btree ("company_id","import_id") WHERE "skills"."import_id" is not null;--> statement-breakpoint
CREATE POLICY "question_imports_company" ON "question_imports" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('question_imports', 'select, insert, update');