CREATE TABLE "development_checkpoints" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"evaluation_id" uuid NOT NULL,
	"skill_ids" uuid[] NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"launcher_profile_id" uuid NOT NULL,
	"declined_why" text,
	"launched_evaluation_id" uuid,
	CONSTRAINT "development_checkpoints_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "development_checkpoints_why" CHECK ("development_checkpoints"."declined_why" is null or "development_checkpoints"."state" = 'declined')
);
--> statement-breakpoint
ALTER TABLE "development_checkpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "development_checkpoints" ADD CONSTRAINT "development_checkpoints_plan" FOREIGN KEY ("company_id","plan_id") REFERENCES "public"."development_plans"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_checkpoints" ADD CONSTRAINT "development_checkpoints_evaluation_link" FOREIGN KEY ("company_id","evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_checkpoints" ADD CONSTRAINT "development_checkpoints_launched_link" FOREIGN KEY ("company_id","launched_evaluation_id") REFERENCES "public"."evaluations"("company_id","id") ON DELETE set null ("launched_evaluation_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "development_checkpoints" ADD CONSTRAINT "development_checkpoints_launcher" FOREIGN KEY ("company_id","launcher_profile_id") REFERENCES "public"."profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "development_checkpoints_open" ON "development_checkpoints" USING btree ("company_id","plan_id") WHERE "development_checkpoints"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "development_checkpoints_latest" ON "development_checkpoints" USING btree ("company_id","plan_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "development_checkpoints_evaluation" ON "development_checkpoints" USING btree ("company_id","evaluation_id");--> statement-breakpoint
CREATE INDEX "development_checkpoints_launched" ON "development_checkpoints" USING btree ("company_id","launched_evaluation_id");--> statement-breakpoint
CREATE POLICY "development_checkpoints_company" ON "development_checkpoints" AS PERMISSIVE FOR ALL TO public USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid);--> statement-breakpoint
select app.protect('development_checkpoints', 'select, insert, update (state, declined_why, launched_evaluation_id)');
