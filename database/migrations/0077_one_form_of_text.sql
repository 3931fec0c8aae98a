-- Texts stored before they were normalised at the door: the same letters in the one form (NFC). A team that bears the name
-- of another one in the other form keeps it with a number, « Été (2) ». Words and versions stay: neither tells the forms
-- apart. What was answered, computed or written down in the audit log stays as it is.
do $$
declare
  col record;
  team record;
  wanted text;
  place int;
begin
  alter table teams no force row level security;
  alter table teams disable trigger user;
  for team in select company_id, id, name from teams where name is not nfc normalized order by id loop
    place := 1;
    wanted := normalize(team.name, nfc);
    while exists (select from teams t where t.company_id = team.company_id and t.name = wanted) loop
      place := place + 1;
      wanted := left(normalize(team.name, nfc), 74) || ' (' || place || ')';
    end loop;
    update teams set name = wanted where company_id = team.company_id and id = team.id;
  end loop;
  alter table teams enable trigger user;
  alter table teams force row level security;

  for col in
    select c.table_name as of_table, array_agg(c.column_name::text) as columns
    from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
      and (c.table_name, c.column_name) not in (('teams', 'name'), ('profiles', 'email'))
      and c.table_name in ('campaigns', 'companies', 'company_values', 'evaluation_objectives', 'evaluations',
        'job_families', 'job_positions', 'job_statuses', 'profiles', 'question_models', 'questions', 'skill_families',
        'skills', 'teams')
    group by 1
  loop
    -- Companies are read across tenants, by their owner: their row security is not forced.
    if col.of_table <> 'companies' then
      execute format('alter table %I no force row level security', col.of_table);
    end if;
    execute format('alter table %I disable trigger user', col.of_table);
    execute format('update %I set %s where %s', col.of_table,
      (select string_agg(format('%1$I = normalize(%1$I, nfc)', name), ', ') from unnest(col.columns) name),
      (select string_agg(format('%I is not nfc normalized', name), ' or ') from unnest(col.columns) name));
    execute format('alter table %I enable trigger user', col.of_table);
    if col.of_table <> 'companies' then
      execute format('alter table %I force row level security', col.of_table);
    end if;
  end loop;
end
$$;
