-- Names that nobody has yet are kept with what is said of them. The owner obeys row-level security too: lifted for this
-- statement.
alter table imports no force row level security;--> statement-breakpoint
update imports set unknown_names = (
  select jsonb_agg(jsonb_build_object('name', n.name, 'count', 1, 'like', null))
  from jsonb_array_elements_text(unknown_names) as n(name))
where jsonb_array_length(unknown_names) > 0;--> statement-breakpoint
alter table imports force row level security;
