ALTER TABLE "auth"."passwords" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "address_owed_since" timestamp with time zone;