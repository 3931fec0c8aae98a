ALTER TABLE "pulse_runs" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pulse_runs" ADD COLUMN "receipts_removed_at" timestamp with time zone;--> statement-breakpoint
grant delete on pulse_runs to rondo_app;--> statement-breakpoint
grant delete on outbox to rondo_app;
