CREATE INDEX "sessions_profile" ON "auth"."sessions" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "tokens_profile" ON "auth"."tokens" USING btree ("profile_id");