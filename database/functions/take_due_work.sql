-- Takes what is due: a row that was taken after `taken_before` has its job; one that a clock since put back took in the
-- future has none. Rows locked by another transaction wait for the next round. Of each company as many at
-- most, those that waited longest first, and the first of each company before the second of any.
create or replace function app.take_due_work(at timestamptz, taken_before timestamptz, of_company int, of_all int)
returns table (company_id uuid, kind text, object_id uuid)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select d.company_id, d.kind, d.object_id, d.due_at,
      row_number() over (partition by d.company_id order by d.queued_at nulls first, d.due_at, d.object_id) as turn
    from public.due_work d
    where d.due_at <= at and (d.queued_at is null or d.queued_at <= taken_before or d.queued_at > at)
  ), chosen as (
    select due.company_id, due.kind, due.object_id from due where turn <= of_company order by turn, due_at limit of_all
  ), free as (
    select d.company_id, d.kind, d.object_id
    from public.due_work d join chosen c using (company_id, kind, object_id)
    where d.due_at <= at and (d.queued_at is null or d.queued_at <= taken_before or d.queued_at > at)
    for update of d skip locked
  )
  update public.due_work d set queued_at = at from free f
  where d.company_id = f.company_id and d.kind = f.kind and d.object_id = f.object_id
  returning d.company_id, d.kind, d.object_id
$$;

revoke all on function app.take_due_work(at timestamp with time zone, taken_before timestamp with time zone, of_company integer, of_all integer) from PUBLIC;
grant execute on function app.take_due_work(at timestamp with time zone, taken_before timestamp with time zone, of_company integer, of_all integer) to rondo_app;
