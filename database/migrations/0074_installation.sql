-- What a start has to know of earlier ones (platform/server/installation.ts): for the owner alone.
create table site.installation (
  only_row boolean primary key default true check (only_row),
  last_start timestamptz,
  restored text,
  held text check (held in ('restored', 'clock'))
);
