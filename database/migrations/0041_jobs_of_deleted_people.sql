-- People who were deleted before kept their position and status, and with a renaming a title came back. The owner obeys
-- row-level security too: lifted for this statement.
alter table profiles no force row level security;--> statement-breakpoint
update profiles set job_position_id = null, job_status_id = null, job_title = null
where removed_at is not null and (job_position_id, job_status_id, job_title) is distinct from (null, null, null);--> statement-breakpoint
alter table profiles force row level security;
