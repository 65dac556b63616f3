import type {} from './medibook-global'

interface Column {
  table_name: string
  column_name: string
  data_type: string
  character_maximum_length: number | null
}

/**
 * Gives every table of user data some rows for each of the scaled users: copies of the demo accounts' rows,
 * so that a list without its index is distinguishable from one with it.
 * @returns tables that could not be filled, with the reason
 */
export async function multiplyUserRows(users: number): Promise<string[]> {
  const columns = await medibook.query<Column>(
    `select table_name, column_name, data_type, character_maximum_length from
      information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' order by
      table_name, ordinal_position`,
  )
  const unique = new Set(
    (
      await medibook.query<{ name: string }>(
        `select c.relname || '.' || a.attname as name from pg_index i join pg_class c on c.oid =
          i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where
          i.indisunique`,
      )
    ).map((row) => row.name),
  )
  const tables = [
    ...new Set(
      columns.filter((column) => column.column_name === 'user_id').map((column) => column.table_name),
    ),
  ].filter(
    (table) =>
      !['person', 'order_info', 'order_booking', 'payment', 'session', 'idempotency_key'].includes(table),
  )
  const failed: string[] = []
  for (const table of tables) {
    const own = columns.filter((column) => column.table_name === table)
    const valueOf = ({
      column_name: name,
      data_type: type,
      character_maximum_length: length,
    }: Column): string => {
      if (name === 'user_id') return `'user-s' || g`
      if (!unique.has(`${table}.${name}`) || !type.startsWith('character')) return `b."${name}"`
      return `case when b."${name}" is null then null else right(b."${name}" || '-' || g, ${length ?? 60}) end`
    }
    await medibook
      .query(
        `insert into "${table}" (${own.map((column) => `"${column.column_name}"`).join(', ')}) select
          ${own.map(valueOf).join(', ')} from generate_series(1, ${users}) g cross join (select * from
          "${table}" where user_id like 'user-demo%' limit 12) b on conflict do nothing`,
      )
      .catch((error: Error) => failed.push(`${table}: ${error.message}`))
  }
  return failed
}

/** Tables with more than `rows` rows, by PostgreSQL's statistics. */
export async function bigTables(rows: number): Promise<Set<string>> {
  return new Set(
    (
      await medibook.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relnamespace =
          'public'::regnamespace and reltuples > $1`,
        [rows],
      )
    ).map((row) => row.name),
  )
}
