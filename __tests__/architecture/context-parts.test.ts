import { importsOf, listFiles, readText } from '../support/source-files'

const files = listFiles('server/contexts', /\.ts$/)
const isCommand = (file: string) => /\/commands\/[\w-]+\.ts$/.test(file)
const isQuery = (file: string) => /\/queries(\/[\w-]+)?\.ts$/.test(file)
const isMapper = (file: string) => file.endsWith('/mapper.ts')
const isRoutes = (file: string) => file.endsWith('/routes.ts')
// export and deletion of an account: reading and erasing a table belong together
const isUserData = (file: string) => /\/(user-data|own-data|table-data)\.ts$/.test(file)

const WRITES = /\b(?:tx|db|\w*Db)\s*\.(?:insert|update|delete)\(|sql`\s*(?:insert into|update|delete from)\b/
const READ_ONLY = /accessMode: 'read only'/
const DATABASE = /(^|\/)db\/(schema\/|client$)|^drizzle-orm|^pg$/

/** Reads that first settle overdue rows, by the same command as the job. */
const settling = new Set([
  'askProvider',
  'cancelOverdueOrders',
  'settleDoctorBookings',
  'settleGroups',
  'settleQueue',
])

/** The names that a file imports from a module. */
function namesFrom(file: string, source: string): string[] {
  const escaped = source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [
    ...readText(file).matchAll(new RegExp(`import (?:type )?\\{([^}]*)\\} from '${escaped}'`, 'g')),
  ].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  )
}

test('the parts of a context are named by their responsibility', () => {
  expect(files.filter(isCommand).length).toBeGreaterThan(0)
  expect(files.filter((file) => /\/(service|repository)\.ts$/.test(file))).toEqual([])
})

test('only commands write', () => {
  const writers = files.filter((file) => !isCommand(file) && !isUserData(file))
  expect(writers.filter((file) => WRITES.test(readText(file)))).toEqual([])
  const transactions = writers.filter((file) => readText(file).includes('.transaction('))
  expect(transactions.filter((file) => !isQuery(file) || !READ_ONLY.test(readText(file)))).toEqual([])
})

test('queries call no commands except those that settle overdue rows', () => {
  const called = files
    .filter((file) => isQuery(file) || isMapper(file))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ source }) => source.includes('/commands/'))
        .flatMap(({ source }) => namesFrom(file, source).map((name) => ({ file, name }))),
    )
  expect(called.length).toBeGreaterThan(0)
  expect(called.filter(({ name }) => !settling.has(name))).toEqual([])
})

test('only commands and queries contain SQL; routes, mappers and rules use only types of the database', () => {
  const others = files.filter((file) => !isCommand(file) && !isQuery(file) && !isUserData(file))
  const asked = others.flatMap((file) =>
    [...readText(file).matchAll(/^import (?!type )[^']*'([^']+)'/gm)]
      .filter(([, source = '']) => DATABASE.test(source))
      .map(([, source]) => `${file} → ${source}`),
  )
  expect(asked).toEqual([])
})

test('mappers are synchronous', () => {
  const mappers = files.filter(isMapper)
  expect(mappers.length).toBeGreaterThan(0)
  expect(mappers.filter((file) => /\b(async|await|Promise)\b/.test(readText(file)))).toEqual([])
  const asks = mappers.filter((file) =>
    importsOf(file).some(({ source }) => /\/(ports|commands)\//.test(source)),
  )
  expect(asks).toEqual([])
})

test('routes register endpoints and jobs, and use neither mappers nor the database', () => {
  const routes = files.filter(isRoutes)
  const direct = routes.filter((file) => /\bctx\.(db|readDb)\b|\.\/mapper'/.test(readText(file)))
  expect(direct).toEqual([])
})
