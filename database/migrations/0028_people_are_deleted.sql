DROP INDEX "profiles_list";--> statement-breakpoint
DROP INDEX "profiles_list_job";--> statement-breakpoint
DROP INDEX "profiles_list_role";--> statement-breakpoint
DROP INDEX "profiles_list_invited";--> statement-breakpoint
DROP INDEX "profiles_list_inactive";--> statement-breakpoint
DROP INDEX "profiles_list_hr";--> statement-breakpoint
DROP INDEX "profiles_list_unmanaged";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "profiles_list" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_job" ON "profiles" USING btree ("company_id","job_key","last_name_key","first_name_key","id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_role" ON "profiles" USING btree ("company_id","role","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_invited" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null and "profiles"."is_active" and "profiles"."joined_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_inactive" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null and not "profiles"."is_active";--> statement-breakpoint
CREATE INDEX "profiles_list_hr" ON "profiles" USING btree ("company_id","statut_rh","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "profiles_list_unmanaged" ON "profiles" USING btree ("company_id","last_name_key","first_name_key","id","user_id") WHERE "profiles"."removed_at" is null and "profiles"."direct_manager_id" is null;