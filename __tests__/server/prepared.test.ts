import { sql } from 'drizzle-orm'
import type { Db } from '../../server/db/client'
import { ownDatabaseUrl } from '../support/processes'

const { openDatabase } = medibook.server.load<typeof import('../../server/db/client')>('db/client.ts')
const { preparedOn } = medibook.server.load<typeof import('../../server/db/prepared')>('db/prepared.ts')

let database: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = openDatabase(await ownDatabaseUrl(), { poolSize: 2 })
})
afterAll(() => database.close())

/** A statement that returns the process of its connection and its own input. */
function statementOf() {
  let built = 0
  const prepareEcho = (db: Db) => {
    built += 1
    return db
      .select({ pid: sql<number>`pg_backend_pid()`, text: sql<string>`${sql.placeholder('text')}::text` })
      .from(sql`(values (1)) as one`)
      .prepare('echo')
  }
  return {
    built: () => built,
    echo: async (db: Db, text: string) => (await preparedOn(db, prepareEcho).execute({ text }))[0],
  }
}

const pidOf = async (tx: Db): Promise<number> =>
  (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid ?? 0

test('a statement is built once for a connection, and runs in each of its transactions', async () => {
  const { echo, built } = statementOf()
  for (const text of ['one', 'two'])
    await database.db.transaction(async (tx) => {
      expect(await echo(tx, text)).toEqual({ pid: await pidOf(tx), text })
    })
  expect(built()).toBe(1)
})

test('two transactions at the same time use their own connections', async () => {
  const { echo, built } = statementOf()
  await database.db.transaction((first) =>
    database.db.transaction(async (second) => {
      const [one, two] = [await echo(first, 'first'), await echo(second, 'second')]
      expect(one).toEqual({ pid: await pidOf(first), text: 'first' })
      expect(two).toEqual({ pid: await pidOf(second), text: 'second' })
      expect(one?.pid).not.toBe(two?.pid)
    }),
  )
  expect(built()).toBe(2)
})

test('within a savepoint the statement belongs to its transaction', async () => {
  const { echo } = statementOf()
  await database.db.transaction((tx) =>
    tx.transaction(async (inner) => {
      expect(await echo(inner, 'inner')).toEqual({ pid: await pidOf(tx), text: 'inner' })
    }),
  )
})
