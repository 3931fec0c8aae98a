-- How often something was tried (platform/server/limits.ts, docs/decisions/0029). The shape is rate-limiter-flexible's;
-- keys are keyed hashes: no address, name or token is in here. Not written ahead: after a crash, counting starts anew.
create unlogged table auth.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);--> statement-breakpoint
create index limits_expire on auth.limits (expire);--> statement-breakpoint
grant select, insert, update, delete on auth.limits to rondo_app;
