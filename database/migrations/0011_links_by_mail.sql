CREATE SCHEMA "site";
--> statement-breakpoint
CREATE TABLE "site"."contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "evaluation_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."tokens" ADD COLUMN "evaluation_id" uuid;--> statement-breakpoint
CREATE INDEX "contact_messages_received" ON "site"."contact_messages" USING btree ("received_at");--> statement-breakpoint
-- Requests may leave a message and read none: whoever runs the installation reads them as the owner.
grant usage on schema "site" to rondo_app;--> statement-breakpoint
grant insert on "site"."contact_messages" to rondo_app;
