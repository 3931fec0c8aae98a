ALTER TABLE "notifications" DROP CONSTRAINT "notifications_about";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_latest";--> statement-breakpoint
DROP INDEX "notifications_evaluation";--> statement-breakpoint
-- Until here all of them are about evaluations.
ALTER TABLE "notifications" RENAME COLUMN "evaluation_id" TO "object_id";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "object_type" text DEFAULT 'evaluation' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "object_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "facts" jsonb DEFAULT '{"v": 1}' NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_object" ON "notifications" USING btree ("company_id","object_type","object_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_latest" UNIQUE("company_id","profile_id","object_type","object_id");--> statement-breakpoint

-- A deleted object takes its notifications along, of which its type is the argument: what a foreign key would do for one
-- type. Locked in the order in which people are told (src/notifications/server/notify.ts).
create function app.forget_notifications() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform from public.notifications
    where company_id = old.company_id and object_type = tg_argv[0] and object_id = old.id
    order by profile_id for update;
  delete from public.notifications
    where company_id = old.company_id and object_type = tg_argv[0] and object_id = old.id;
  return null;
end $$;--> statement-breakpoint
create trigger forget_notifications after delete on evaluations
  for each row execute function app.forget_notifications('evaluation');
