CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "auth"."credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"company_id" uuid,
	"profile_id" uuid,
	"scope" text DEFAULT 'full' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"profile_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "tokens_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_answers" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"scores" smallint[] NOT NULL,
	"revisions" integer[] NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "evaluation_answers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "evaluation_answers_once" UNIQUE("company_id","participant_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "response_authors" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	CONSTRAINT "response_authors_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "response_authors_once" UNIQUE("company_id","evaluation_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "response_authors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "responses" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"participant_role" text NOT NULL,
	"scores" smallint[] NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "responses_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"time_zone" text DEFAULT 'America/Toronto' NOT NULL,
	"anonymity_threshold" integer DEFAULT 3 NOT NULL,
	"default_scale" text DEFAULT 'frequency' NOT NULL,
	"comments_mandatory" boolean DEFAULT false NOT NULL,
	"release" text DEFAULT 'immediate' NOT NULL,
	"team_manager_reads_reports" boolean DEFAULT false NOT NULL,
	"privacy_officer" text,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evaluation_objectives" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"name_fr" text NOT NULL,
	"name_en" text,
	"display_order" integer NOT NULL,
	CONSTRAINT "evaluation_objectives_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_objectives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evaluation_participants" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"participant_profile_id" uuid NOT NULL,
	"participant_role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decline_note" text,
	"notice_version" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluation_participants_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "evaluation_participants_once" UNIQUE("company_id","evaluation_id","participant_profile_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_participants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evaluation_questions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"display_order" integer NOT NULL,
	"skill_id" uuid NOT NULL,
	"original_question_id" uuid,
	"text_fr" text NOT NULL,
	"text_en" text,
	"type" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	CONSTRAINT "evaluation_questions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "evaluation_questions_once" UNIQUE("company_id","evaluation_id","original_question_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evaluation_values" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"value_id" uuid NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "evaluation_values_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "evaluation_values_once" UNIQUE("company_id","evaluation_id","value_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "evaluations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid,
	"series_id" uuid,
	"period" text,
	"name" text NOT NULL,
	"description" text,
	"source_job_position_id" uuid,
	"author_profile_id" uuid NOT NULL,
	"subject_profile_id" uuid,
	"evaluation_type" text NOT NULL,
	"frequency" text DEFAULT 'once' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"selected_dimensions" text[] NOT NULL,
	"subject_answers" boolean DEFAULT true NOT NULL,
	"due_on" date,
	"starts_on" date,
	"scale" text NOT NULL,
	"comments_mandatory" boolean DEFAULT false NOT NULL,
	"threshold" smallint NOT NULL,
	"weights" jsonb,
	"release" text DEFAULT 'immediate' NOT NULL,
	"team_manager_reads" boolean DEFAULT false NOT NULL,
	"launched_on" date,
	"subject_completed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluations_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "evaluations_series_period" UNIQUE("company_id","series_id","period")
);
--> statement-breakpoint
ALTER TABLE "evaluations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "questionnaires_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "questionnaires_once" UNIQUE("company_id","evaluation_id")
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"address_line1" text,
	"address_line2" text,
	"city" text,
	"state" text,
	"zip" text,
	"country" text,
	"avatar" text,
	"language" text DEFAULT 'fr' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"statut_rh" text DEFAULT 'actif' NOT NULL,
	"job_title" text,
	"date_embauche" date,
	"date_anniversaire" date,
	"direct_manager_id" uuid,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "profiles_user" UNIQUE("company_id","user_id"),
	CONSTRAINT "profiles_admin_is_admin" CHECK ("profiles"."role" <> 'admin' or "profiles"."is_admin")
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_profile_id" uuid,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"details" jsonb NOT NULL,
	"request_id" text,
	CONSTRAINT "audit_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_profile_id" uuid,
	"language" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"data_started_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "outbox_once" UNIQUE("company_id","dedupe_key")
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_openings" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_openings_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_openings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_snapshots" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"engine_version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"released_on" date,
	CONSTRAINT "report_snapshots_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "report_snapshots_once" UNIQUE("company_id","evaluation_id")
);
--> statement-breakpoint
ALTER TABLE "report_snapshots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_values" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"name_fr" text NOT NULL,
	"name_en" text,
	"sentence_fr" text,
	"sentence_en" text,
	"question_fr" text NOT NULL,
	"question_en" text,
	"position" integer NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "company_values_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "company_values_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "company_values" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "questions" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"text_fr" text NOT NULL,
	"text_en" text,
	"type" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "questions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "questions_slug" UNIQUE("company_id","slug")
);
--> statement-breakpoint
ALTER TABLE "questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skill_families" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"name_fr" text NOT NULL,
	"name_en" text,
	"description_fr" text,
	"description_en" text,
	"position" integer NOT NULL,
	CONSTRAINT "skill_families_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "skill_families_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "skill_families" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skills" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name_fr" text NOT NULL,
	"name_en" text,
	"description_fr" text,
	"description_en" text,
	"position" integer NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "skills_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "skills_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_members" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"is_main" boolean DEFAULT true NOT NULL,
	CONSTRAINT "team_members_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "team_members_once" UNIQUE("company_id","team_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "team_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "teams" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"parent_team_id" uuid,
	"manager_profile_id" uuid,
	CONSTRAINT "teams_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "teams_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "teams" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_evaluation_link" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_participant" FOREIGN KEY ("company_id","participant_id") REFERENCES "public"."evaluation_participants"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_authors" ADD CONSTRAINT "response_authors_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_authors" ADD CONSTRAINT "response_authors_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_evaluation_link" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_objectives" ADD CONSTRAINT "evaluation_objectives_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_participants" ADD CONSTRAINT "evaluation_participants_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_participants" ADD CONSTRAINT "evaluation_participants_person" FOREIGN KEY ("company_id","participant_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_questions" ADD CONSTRAINT "evaluation_questions_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_questions" ADD CONSTRAINT "evaluation_questions_skill" FOREIGN KEY ("company_id","skill_id") REFERENCES "public"."skills"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_questions" ADD CONSTRAINT "evaluation_questions_original" FOREIGN KEY ("company_id","original_question_id") REFERENCES "public"."questions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_values" ADD CONSTRAINT "evaluation_values_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_values" ADD CONSTRAINT "evaluation_values_value" FOREIGN KEY ("company_id","value_id") REFERENCES "public"."company_values"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_author_profile" FOREIGN KEY ("company_id","author_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_subject_profile" FOREIGN KEY ("company_id","subject_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_direct_manager" FOREIGN KEY ("company_id","direct_manager_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_evaluation_link" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_snapshots" ADD CONSTRAINT "report_snapshots_evaluation" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_skill_link" FOREIGN KEY ("company_id","skill_id") REFERENCES "public"."skills"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_family_link" FOREIGN KEY ("company_id","family_id") REFERENCES "public"."skill_families"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_profile_link" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_parent" FOREIGN KEY ("company_id","parent_team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_manager_profile" FOREIGN KEY ("company_id","manager_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "auth"."credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_user_kind" ON "auth"."tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "auth"."users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "evaluation_answers_evaluation" ON "evaluation_answers" USING btree ("company_id","evaluation_id");--> statement-breakpoint
CREATE INDEX "responses_evaluation" ON "responses" USING btree ("company_id","evaluation_id");--> statement-breakpoint
CREATE INDEX "evaluation_objectives_order" ON "evaluation_objectives" USING btree ("company_id","evaluation_id","display_order");--> statement-breakpoint
CREATE INDEX "evaluation_participants_profile" ON "evaluation_participants" USING btree ("company_id","participant_profile_id","status");--> statement-breakpoint
CREATE INDEX "evaluation_questions_order" ON "evaluation_questions" USING btree ("company_id","evaluation_id","display_order");--> statement-breakpoint
CREATE INDEX "evaluations_page" ON "evaluations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "evaluations_author" ON "evaluations" USING btree ("company_id","author_profile_id");--> statement-breakpoint
CREATE INDEX "evaluations_subject" ON "evaluations" USING btree ("company_id","subject_profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email" ON "profiles" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "profiles_name" ON "profiles" USING btree ("company_id","last_name","first_name");--> statement-breakpoint
CREATE INDEX "profiles_manager" ON "profiles" USING btree ("company_id","direct_manager_id");--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("company_id","object_type","object_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("company_id","status","next_attempt_at");--> statement-breakpoint
CREATE INDEX "report_openings_evaluation" ON "report_openings" USING btree ("company_id","evaluation_id");--> statement-breakpoint
CREATE INDEX "questions_skill" ON "questions" USING btree ("company_id","skill_id");--> statement-breakpoint
CREATE INDEX "skills_family" ON "skills" USING btree ("company_id","family_id");--> statement-breakpoint
CREATE INDEX "team_members_profile" ON "team_members" USING btree ("company_id","profile_id");--> statement-breakpoint
CREATE INDEX "teams_manager" ON "teams" USING btree ("company_id","manager_profile_id");--> statement-breakpoint
CREATE POLICY "evaluation_answers_own" ON "evaluation_answers" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "response_authors_own" ON "response_authors" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid and profile_id = nullif(current_setting('app.profile_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "responses_write" ON "responses" AS PERMISSIVE FOR INSERT TO "rondo_app" WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "responses_own" ON "responses" AS PERMISSIVE FOR SELECT TO "rondo_app" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid and exists (select 1 from response_authors a where a.company_id = responses.company_id and a.response_id = responses.id and a.profile_id = nullif(current_setting('app.profile_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "responses_report" ON "responses" AS PERMISSIVE FOR ALL TO "rondo_report" USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "companies_company" ON "companies" AS PERMISSIVE FOR ALL TO public USING ("companies"."id" = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK ("companies"."id" = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "evaluation_objectives_company" ON "evaluation_objectives" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "evaluation_participants_company" ON "evaluation_participants" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "evaluation_questions_company" ON "evaluation_questions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "evaluation_values_company" ON "evaluation_values" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "evaluations_company" ON "evaluations" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "questionnaires_company" ON "questionnaires" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profiles_company" ON "profiles" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "profiles_own" ON "profiles" AS PERMISSIVE FOR SELECT TO public USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "audit_log_company" ON "audit_log" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "outbox_company" ON "outbox" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "report_openings_company" ON "report_openings" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "report_snapshots_company" ON "report_snapshots" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "company_values_company" ON "company_values" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "questions_company" ON "questions" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "skill_families_company" ON "skill_families" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "skills_company" ON "skills" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "team_members_company" ON "team_members" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "teams_company" ON "teams" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);