/**
 * Changes that a migration must not make while servers of the previous version still use the database. They
 * belong in a later version, in a migration that begins with `-- contract: <version>`: the first version that
 * no longer needs what is removed (docs/OPERATIONS.md, "Upgrade").
 */
interface Rule {
  what: string
  pattern: RegExp
  /** True for changes that are harmless to a table, or a column, created by the same migration. */
  isFineOnNew?: boolean
}

const RULES: Rule[] = [
  { what: 'drops a column', pattern: /\bdrop\s+column\b/ },
  { what: 'drops a table', pattern: /\bdrop\s+table\b/ },
  { what: 'renames', pattern: /\brename\s+(column|to|constraint)\b|\brename\s+"[^"]+"\s+to\b/ },
  { what: 'changes a type', pattern: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/ },
  { what: 'forbids null in an existing column', pattern: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/ },
  { what: 'drops a default', pattern: /\balter\s+column\s+\S+\s+drop\s+default\b/ },
  {
    what: 'adds a column that the previous version cannot fill',
    pattern: /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/,
    isFineOnNew: true,
  },
  {
    what: 'checks all rows under a lock (add it NOT VALID, validate it later)',
    pattern: /\badd\s+constraint\b(?!.*\bnot\s+valid\b)/,
    isFineOnNew: true,
  },
  {
    what: 'builds an index under a lock (IF NOT EXISTS: on large tables build it CONCURRENTLY before the upgrade)',
    pattern: /\bcreate\s+(unique\s+)?index\b(?!\s+if\s+not\s+exists\b)/,
    isFineOnNew: true,
  },
  {
    what: 'adds a unique index that writes of the previous version may violate',
    pattern: /\bcreate\s+unique\s+index\b/,
    isFineOnNew: true,
  },
]

/**
 * At the top of a migration: states that its new types are `text` instead of `varchar`, which changes only
 * the catalogue.
 */
const WIDENS = /^--\s*widens: varchar to text\b/m
const isWidened = (statement: string): boolean => /\balter column \S+ set data type text$/.test(statement)
/** An index on new columns, which are null in every row of the previous version. */
const isOnNewColumns = (statement: string, added: ReadonlySet<string>): boolean => {
  const [, table, columns] = /\bon "(\w+)" using btree \(([^()]+)\)$/.exec(statement) ?? []
  return (
    columns?.split(',').every((name) => added.has(`${table}.${name.trim().replaceAll('"', '')}`)) ?? false
  )
}

const CONTRACT = /^--\s*contract:\s*\d+\.\d+\.\d+\s*$/m
const plain = (sql: string): string => sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase()
const tableOf = (statement: string): string | undefined =>
  /\b(?:alter table|on)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/.exec(statement)?.[1]

/** Problems of a migration; empty for a valid one, and for a contract migration. */
export function migrationProblems(sql: string): string[] {
  if (CONTRACT.test(sql)) return []
  const statements = sql
    .split(/--> statement-breakpoint|;/)
    .map(plain)
    .filter((statement) => statement !== '')
  const created = new Set(
    statements.flatMap(
      (statement) => /^create table (?:if not exists )?(?:"?public"?\.)?"?(\w+)"?/.exec(statement)?.[1] ?? [],
    ),
  )
  const added = new Set(
    statements.flatMap((statement) => {
      const [, table, column] =
        /^alter table "(\w+)" add column "(\w+)"(?!.*\bdefault\b)/.exec(statement) ?? []
      return table ? [`${table}.${column}`] : []
    }),
  )
  return statements.flatMap((statement) => {
    if (WIDENS.test(sql) && isWidened(statement)) return []
    const isNew = created.has(tableOf(statement) ?? '') || isOnNewColumns(statement, added)
    return RULES.filter(({ pattern, isFineOnNew }) => pattern.test(statement) && !(isFineOnNew && isNew)).map(
      ({ what }) => `${what}: ${statement.slice(0, 120)}`,
    )
  })
}
