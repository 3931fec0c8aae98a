DROP TABLE "auth"."credentials" CASCADE;--> statement-breakpoint
DROP TABLE "auth"."verifications" CASCADE;--> statement-breakpoint
ALTER TABLE "auth"."sessions" DROP COLUMN "ip_address";--> statement-breakpoint
ALTER TABLE "auth"."users" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "auth"."users" DROP COLUMN "image";