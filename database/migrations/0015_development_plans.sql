CREATE TABLE "development_actions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"objective_id" uuid NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"done_on" date,
	"library_key" text,
	"position" integer NOT NULL,
	"author_profile_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "development_actions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "development_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_badges" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quarter" text DEFAULT '' NOT NULL,
	"given_on" date NOT NULL,
	CONSTRAINT "development_badges_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_badges_once" UNIQUE("company_id","profile_id","kind","quarter")
);
--> statement-breakpoint
ALTER TABLE "development_badges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_changes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"objective_id" uuid,
	"kind" text NOT NULL,
	"by_profile_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "development_changes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "development_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_courses" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"title" text NOT NULL,
	"library_key" text,
	"state" text NOT NULL,
	"finished_on" date,
	"confirmed_by_profile_id" uuid,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "development_courses_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_courses_finished" CHECK (("development_courses"."state" = 'finished') = ("development_courses"."finished_on" is not null)),
	CONSTRAINT "development_courses_confirmed" CHECK (("development_courses"."confirmed_by_profile_id" is null) = ("development_courses"."confirmed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "development_courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_cycles" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"started_on" date NOT NULL,
	"evaluation_id" uuid,
	CONSTRAINT "development_cycles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_cycles_start" UNIQUE("company_id","plan_id","started_on")
);
--> statement-breakpoint
ALTER TABLE "development_cycles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_handovers" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"manager_profile_id" uuid NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "development_handovers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_handovers_once" UNIQUE("company_id","profile_id","manager_profile_id")
);
--> statement-breakpoint
ALTER TABLE "development_handovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_library" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "development_library_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_library_key" UNIQUE("company_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "development_library" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_notes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_profile_id" uuid NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	"meeting_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "development_notes_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_notes_meeting" CHECK ("development_notes"."meeting_at" is null or "development_notes"."kind" = 'follow_up')
);
--> statement-breakpoint
ALTER TABLE "development_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_objectives" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"cycle_id" uuid NOT NULL,
	"pillar" text NOT NULL,
	"sentence" text NOT NULL,
	"measure" text,
	"skill_id" uuid,
	"status" text NOT NULL,
	"set_aside_why" text,
	"starts_on" date,
	"due_on" date,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_adjusted" boolean DEFAULT false NOT NULL,
	"author_profile_id" uuid NOT NULL,
	"evidence" jsonb,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_profile_id" uuid NOT NULL,
	CONSTRAINT "development_objectives_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_objectives_private" CHECK (not ("development_objectives"."is_private" and "development_objectives"."is_adjusted")),
	CONSTRAINT "development_objectives_set_aside" CHECK (("development_objectives"."status" = 'set_aside') = ("development_objectives"."set_aside_why" is not null))
);
--> statement-breakpoint
ALTER TABLE "development_objectives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_plans" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "development_plans_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_plans_person" UNIQUE("company_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "development_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_recognitions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_profile_id" uuid NOT NULL,
	"to_profile_id" uuid NOT NULL,
	"value_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sender_shares" boolean DEFAULT false NOT NULL,
	"receiver_shares" boolean DEFAULT false NOT NULL,
	CONSTRAINT "development_recognitions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_recognitions_others" CHECK ("development_recognitions"."from_profile_id" <> "development_recognitions"."to_profile_id")
);
--> statement-breakpoint
ALTER TABLE "development_recognitions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "development_supporters" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"objective_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "development_supporters_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_supporters_once" UNIQUE("company_id","objective_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "development_supporters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "development_actions" ADD CONSTRAINT "development_actions_objective" FOREIGN KEY ("company_id","objective_id") REFERENCES "public"."development_objectives"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_actions" ADD CONSTRAINT "development_actions_author" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_badges" ADD CONSTRAINT "development_badges_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_changes" ADD CONSTRAINT "development_changes_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."development_plans"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_changes" ADD CONSTRAINT "development_changes_objective_link" FOREIGN KEY ("company_id","objective_id") REFERENCES "public"."development_objectives"("company_id","id") ON DELETE set null ("objective_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_changes" ADD CONSTRAINT "development_changes_by" FOREIGN KEY ("company_id","by_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_courses" ADD CONSTRAINT "development_courses_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_courses" ADD CONSTRAINT "development_courses_confirmed_by" FOREIGN KEY ("company_id","confirmed_by_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_cycles" ADD CONSTRAINT "development_cycles_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."development_plans"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_cycles" ADD CONSTRAINT "development_cycles_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE set null ("evaluation_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_handovers" ADD CONSTRAINT "development_handovers_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_handovers" ADD CONSTRAINT "development_handovers_manager_link" FOREIGN KEY ("company_id","manager_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_notes" ADD CONSTRAINT "development_notes_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."development_plans"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_notes" ADD CONSTRAINT "development_notes_author" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_objectives" ADD CONSTRAINT "development_objectives_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."development_plans"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_objectives" ADD CONSTRAINT "development_objectives_cycle_link" FOREIGN KEY ("company_id","cycle_id") REFERENCES "public"."development_cycles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_objectives" ADD CONSTRAINT "development_objectives_skill_link" FOREIGN KEY ("company_id","skill_id") REFERENCES "public"."skills"("company_id","id") ON DELETE set null ("skill_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_objectives" ADD CONSTRAINT "development_objectives_author" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_objectives" ADD CONSTRAINT "development_objectives_changed_by" FOREIGN KEY ("company_id","changed_by_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_plans" ADD CONSTRAINT "development_plans_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_recognitions" ADD CONSTRAINT "development_recognitions_sender" FOREIGN KEY ("company_id","from_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_recognitions" ADD CONSTRAINT "development_recognitions_receiver" FOREIGN KEY ("company_id","to_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_recognitions" ADD CONSTRAINT "development_recognitions_value_link" FOREIGN KEY ("company_id","value_id") REFERENCES "public"."company_values"("company_id","id") ON DELETE set null ("value_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_supporters" ADD CONSTRAINT "development_supporters_objective" FOREIGN KEY ("company_id","objective_id") REFERENCES "public"."development_objectives"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_supporters" ADD CONSTRAINT "development_supporters_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "development_actions_place" ON "development_actions" USING btree ("company_id","objective_id","position","id");--> statement-breakpoint
CREATE INDEX "development_changes_latest" ON "development_changes" USING btree ("company_id","plan_id","at","id");--> statement-breakpoint
CREATE INDEX "development_changes_objective" ON "development_changes" USING btree ("company_id","objective_id");--> statement-breakpoint
CREATE INDEX "development_courses_person" ON "development_courses" USING btree ("company_id","profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_handovers_manager" ON "development_handovers" USING btree ("company_id","manager_profile_id");--> statement-breakpoint
CREATE INDEX "development_notes_latest" ON "development_notes" USING btree ("company_id","plan_id","day","created_at","id");--> statement-breakpoint
CREATE INDEX "development_objectives_place" ON "development_objectives" USING btree ("company_id","plan_id","position","id");--> statement-breakpoint
CREATE INDEX "development_objectives_cycle" ON "development_objectives" USING btree ("company_id","cycle_id");--> statement-breakpoint
CREATE INDEX "development_objectives_skill" ON "development_objectives" USING btree ("company_id","skill_id");--> statement-breakpoint
CREATE INDEX "development_recognitions_to" ON "development_recognitions" USING btree ("company_id","to_profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_recognitions_from" ON "development_recognitions" USING btree ("company_id","from_profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "development_recognitions_value" ON "development_recognitions" USING btree ("company_id","value_id");--> statement-breakpoint
CREATE INDEX "development_supporters_person" ON "development_supporters" USING btree ("company_id","profile_id");--> statement-breakpoint
CREATE POLICY "development_actions_company" ON "development_actions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_badges_company" ON "development_badges" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_changes_company" ON "development_changes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_courses_company" ON "development_courses" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_cycles_company" ON "development_cycles" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_handovers_company" ON "development_handovers" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_library_company" ON "development_library" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_notes_company" ON "development_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_objectives_company" ON "development_objectives" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_plans_company" ON "development_plans" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_recognitions_company" ON "development_recognitions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "development_supporters_company" ON "development_supporters" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('development_plans', 'select, insert, update (version), delete');--> statement-breakpoint
select app.protect('development_cycles', 'select, insert');--> statement-breakpoint
select app.protect('development_objectives', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('development_actions', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('development_supporters', 'select, insert, delete');--> statement-breakpoint
select app.protect('development_notes', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('development_changes', 'select, insert');--> statement-breakpoint
select app.protect('development_courses', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('development_badges', 'select, insert, delete');--> statement-breakpoint
select app.protect('development_recognitions', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('development_library', 'select, insert, update, delete');--> statement-breakpoint
select app.protect('development_handovers', 'select, insert, update (told_at, accepted_at), delete');
