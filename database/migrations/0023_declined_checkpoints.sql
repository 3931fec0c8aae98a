ALTER TABLE "development_checkpoints" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
grant update (declined_at) on "development_checkpoints" to rondo_app;