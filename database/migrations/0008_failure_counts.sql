-- The product's own failures by hour and code: no company, no person, no words. Kept a week.
create table site.failure_counts (
  hour timestamptz not null,
  code text not null,
  failures integer not null,
  primary key (hour, code)
);
--> statement-breakpoint
grant select, insert, update, delete on site.failure_counts to rondo_app;
