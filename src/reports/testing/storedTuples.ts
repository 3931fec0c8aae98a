import pg from "pg";

/** One version of a row as stored on disk, deleted or not. */
export interface StoredTuple {
  table: string;
  /** The transactions that wrote and deleted it. */
  xmin: string;
  xmax: string;
  /** Its columns, as stored. */
  data: Buffer;
}

export interface Disk {
  /** Every version of every row that the pages of a table still hold (pageinspect). */
  readTuples: (table: string) => Promise<StoredTuple[]>;
  /** Every live row of every table, as text, with the transactions that wrote or locked it. */
  livingRows: () => Promise<{ table: string; xmin: string; xmax: string; row: string }[]>;
  close: () => Promise<void>;
}

/** Reads the database as an attacker who holds its disk or a backup: row-level security does not apply to them. */
export async function openDisk(superuserUrl: string): Promise<Disk> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query("create extension if not exists pageinspect");
  return {
    async readTuples(table) {
      const { rows } = await client.query<StoredTuple>(
        `select $1::text as "table", t.t_xmin::text as xmin, t.t_xmax::text as xmax, t.t_data as data
           from generate_series(0, pg_relation_size($1::text::regclass) / 8192 - 1) page,
             lateral heap_page_items(get_raw_page($1::text, page::int)) t
          where t.t_data is not null`,
        [table],
      );
      return rows;
    },
    async livingRows() {
      const { rows: tables } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
      );
      const living = [];
      for (const { name } of tables) {
        const { rows } = await client.query<{ xmin: string; xmax: string; row: string }>(
          `select xmin::text, xmax::text, t::text as row from ${name} t`,
        );
        living.push(...rows.map((row) => ({ table: name, ...row })));
      }
      return living;
    },
    close: () => client.end(),
  };
}

/** The nth of the uuids that a row begins with: every tenant table begins with its company and its id. */
export const readUuid = (data: Buffer, place: number): string =>
  data
    .subarray(16 * place, 16 * (place + 1))
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
