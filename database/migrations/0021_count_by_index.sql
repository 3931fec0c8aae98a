DROP INDEX "profiles_list_role";--> statement-breakpoint
DROP INDEX "profiles_list_invited";--> statement-breakpoint
DROP INDEX "profiles_list_inactive";--> statement-breakpoint
CREATE INDEX "profiles_list_role" ON "profiles" USING btree ("company_id","role","last_name_key","first_name_key","id","user_id");--> statement-breakpoint
CREATE INDEX "profiles_list_invited" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id","user_id") WHERE "profiles"."is_active" and "profiles"."joined_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_inactive" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id","user_id") WHERE not "profiles"."is_active";