-- An evaluation archived while it ran loses what people answered, in the transaction that archives it. The statements
-- have no condition, since a condition would need the right to read these rows: the policies …_discard decide.
create or replace function app.discard_collection(discarded uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.set_config('app.discarded_evaluation', discarded::text, true);
  delete from public.evaluation_answers;
  delete from public.response_authors;
  delete from public.responses;
  perform pg_catalog.set_config('app.discarded_evaluation', '', true);
end
$$;

revoke all on function app.discard_collection(discarded uuid) from PUBLIC;
grant execute on function app.discard_collection(discarded uuid) to rondo_app;
