ALTER TABLE "companies" ADD COLUMN "confirms_courses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "development_notes" ADD COLUMN "arranged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "development_notes" ADD COLUMN "reminded_at" timestamp with time zone;