-- One name for what counts the changes of a row that two people may edit at once.
ALTER TABLE "job_families" RENAME COLUMN "revision" TO "version";--> statement-breakpoint
ALTER TABLE "job_positions" RENAME COLUMN "revision" TO "version";--> statement-breakpoint
ALTER TABLE "saved_views" RENAME COLUMN "revision" TO "version";--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
