import type {} from './medibook-global'

/** One statement as sent by the server. */
export interface Statement {
  text: string
  values: unknown[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Filter?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}
type Queryable = { query: (...args: unknown[]) => unknown }

/** Records every statement sent to PostgreSQL while `work` runs, including those of transactions. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const client = await medibook.server.database.pool.connect()
  const prototype = Object.getPrototypeOf(client) as Queryable
  client.release()
  const { query } = prototype
  const statements: Statement[] = []
  prototype.query = function recorded(this: unknown, ...args: unknown[]): unknown {
    const [first, second] = args
    const text = typeof first === 'string' ? first : (first as { text?: string } | null)?.text
    if (text !== undefined)
      statements.push({
        text,
        values: (Array.isArray(second) ? second : (first as { values?: unknown[] }).values) ?? [],
      })
    return query.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return statements
}

const isRead = ({ text }: Statement): boolean =>
  /^\s*(with|select)\b/i.test(text) && !/pg_advisory|for update/i.test(text)

function* nodes(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const child of node.Plans ?? []) yield* nodes(child)
}

/** The plan of one statement with its original values. */
export async function planOf(statement: Statement): Promise<PlanNode[]> {
  const [row] = await medibook.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${statement.text}`,
    statement.values,
  )
  const plan = row?.['QUERY PLAN'][0]?.Plan
  return plan ? [...nodes(plan)] : []
}

/** Reads whose plan scans a whole table of `big`: 'order_info: select …'. */
export async function wholeTableReads(
  statements: readonly Statement[],
  big: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = []
  for (const statement of statements.filter(isRead)) {
    for (const node of await planOf(statement)) {
      const table = node['Relation Name']
      if (node['Node Type'] === 'Seq Scan' && table !== undefined && big.has(table))
        found.push(
          `${table}${node.Filter ? ` (${node.Filter})` : ''}: ${statement.text.replace(/\s+/g, ' ').slice(0, 300)}`,
        )
    }
  }
  return found
}
