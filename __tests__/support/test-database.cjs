const path = require('node:path')

const root = path.join(__dirname, '..', '..')
/** The key of every test server, with which the template's ID numbers are encrypted. */
const ENCRYPTION_KEY = '07'.repeat(32)
const TEMPLATE = 'medibook_test_template'

let tsx
/**
 * Loads a TypeScript module of the server like production (tsx), outside of Jest's module system and realm,
 * so that Jest does not transform, mock or watch the server under test.
 */
function loadServerModule(relativePath) {
  tsx ??= require('tsx/cjs/api').register({ namespace: 'medibook-server' })
  return tsx.require(path.join(root, 'server', relativePath), __filename)
}

/** Connection string of the database `name` in the cluster that global-setup prepared. */
function databaseUrl(name) {
  const cluster = process.env.MEDIBOOK_TEST_CLUSTER
  if (!cluster) throw new Error('There is no test database: this project needs global-setup.cjs')
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return url.href
}

async function withClient(url, work) {
  const { Client } = require('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates a copy of the seeded template for one test file. */
async function createTestDatabase(name) {
  await withClient(databaseUrl('postgres'), (client) =>
    client.query(`create database "${name}" template "${TEMPLATE}" strategy file_copy`),
  )
  return databaseUrl(name)
}

async function dropTestDatabase(name) {
  await withClient(databaseUrl('postgres'), (client) =>
    client.query(`drop database if exists "${name}" with (force)`),
  )
}

/** Creates, migrates and seeds the template. */
async function prepareTemplate() {
  await dropTestDatabase(TEMPLATE)
  const url = databaseUrl(TEMPLATE)
  const { ensureDatabase, migrateDatabase } = loadServerModule('db/migrate.ts')
  await ensureDatabase(url)
  await migrateDatabase(url)
  const { seed } = loadServerModule('demo/seed/index.ts')
  const { openDatabase } = loadServerModule('db/client.ts')
  const database = openDatabase(url, { seals: { encryptionKey: Buffer.from(ENCRYPTION_KEY, 'hex') } })
  try {
    await seed(database.db, {
      scale: 'test',
      now: new Date(),
    })
  } finally {
    await database.close()
  }
  await withClient(url, async (client) => {
    await client.query('analyze')
    // Copying a template is cheap when its pages are on disk.
    await client.query('checkpoint')
  })
}

module.exports = {
  ENCRYPTION_KEY,
  loadServerModule,
  createTestDatabase,
  dropTestDatabase,
  prepareTemplate,
}
