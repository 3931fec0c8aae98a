-- Kept in small letters since the first account; said again, since the constraint must not meet another.
UPDATE "auth"."users" SET "email" = lower("email") WHERE "email" <> lower("email");--> statement-breakpoint
DROP INDEX "auth"."users_email";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "auth"."users" USING btree ("email");--> statement-breakpoint
ALTER TABLE "auth"."users" ADD CONSTRAINT "users_email_is_small" CHECK ("auth"."users"."email" = lower("auth"."users"."email"));
