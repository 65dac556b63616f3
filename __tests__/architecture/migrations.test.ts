import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationProblems } from '../support/migration-rules'

const folder = path.resolve(__dirname, '../../server/db/migrations')
const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))
/** Older than the rules and than the first release: no two versions ran at the same time then. */
const OLDER_UP_TO = 8
const numberOf = (name: string): number => Number(name.slice(0, 4))

test('no migration removes what the previous version needs, so that two versions can run on one database', () => {
  const found = migrations
    .filter((name) => numberOf(name) > OLDER_UP_TO)
    .flatMap((name) =>
      migrationProblems(readFileSync(path.join(folder, name), 'utf8')).map((problem) => `${name} ${problem}`),
    )
  expect(found).toEqual([])
})

test('migrations are numbered without gaps, and each is in the journal', () => {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual([...migrations].sort())
  expect(migrations.map(numberOf).sort((a, b) => a - b)).toEqual(migrations.map((_name, index) => index))
  // PostgreSQL's migrator skips migrations older than the newest one applied
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual([...times].sort((a, b) => a - b))
})

test.each([
  ['ALTER TABLE "spu" DROP COLUMN "name";', 'drops a column'],
  ['DROP TABLE "spu";', 'drops a table'],
  ['ALTER TABLE "spu" RENAME COLUMN "a" TO "b";', 'renames'],
  ['ALTER TABLE "spu" RENAME TO "goods";', 'renames'],
  ['ALTER TABLE "spu" ALTER COLUMN "name" SET DATA TYPE text;', 'changes a type'],
  ['ALTER TABLE "spu" ALTER COLUMN "name" SET NOT NULL;', 'forbids null'],
  ['ALTER TABLE "spu" ALTER COLUMN "name" DROP DEFAULT;', 'drops a default'],
  ['ALTER TABLE "spu" ADD COLUMN "name" text NOT NULL;', 'adds a column'],
  ['ALTER TABLE "spu" ADD CONSTRAINT "c" CHECK (a > 0);', 'checks all rows'],
  ['CREATE INDEX "i" ON "spu" USING btree ("a");', 'builds an index'],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "i" ON "spu" ("a");', 'adds a unique index'],
])('%s is refused', (sql, what) => {
  expect(migrationProblems(sql)).toEqual([expect.stringContaining(what)])
  expect(migrationProblems(`-- contract: 1.2.0\n${sql}`)).toEqual([])
  expect(migrationProblems(`-- contract later\n${sql}`)).toHaveLength(1)
})

test.each([
  'ALTER TABLE "spu" ADD COLUMN "name" text;',
  `ALTER TABLE "spu" ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "spu" ADD CONSTRAINT "c" CHECK (a > 0) NOT VALID;',
  'CREATE INDEX IF NOT EXISTS "i" ON "spu" USING btree ("a");',
  'ALTER TABLE "spu" ALTER COLUMN "name" DROP NOT NULL;',
  'CREATE TABLE "new" ("a" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "new" ("a");',
  '-- widens: varchar to text\nALTER TABLE "spu" ALTER COLUMN "name" SET DATA TYPE text;',
  'ALTER TABLE "spu" ADD COLUMN "a" text;--> statement-breakpoint\n' +
    'CREATE UNIQUE INDEX IF NOT EXISTS "i" ON "spu" USING btree ("a");',
  '-- nothing is dropped: DROP TABLE "spu"\nUPDATE "spu" SET "name" = 1;',
])('%s is accepted', (sql) => {
  expect(migrationProblems(sql)).toEqual([])
})
