ALTER TABLE "companies" ADD COLUMN "mission" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "strategic_plan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "offered_scales" text[] DEFAULT '{"frequency","mastery","agreement","stars"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "default_duration" integer DEFAULT 21 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;