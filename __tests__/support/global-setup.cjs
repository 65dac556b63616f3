const { mkdtempSync } = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const { setImmediate: nextTurn } = require('node:timers/promises')
const globalTeardown = require('./global-teardown.cjs')
const { loadServerModule, prepareTemplate } = require('./test-database.cjs')

/**
 * Starts a PostgreSQL for this run (or uses TEST_DATABASE_URL) and prepares the template that each test file
 * copies.
 */
module.exports = async function globalSetup() {
  // Jest transforms modules required while this function starts, but the server must be loaded untransformed.
  await nextTurn()
  if (process.env.TEST_DATABASE_URL) {
    process.env.MEDIBOOK_TEST_CLUSTER = process.env.TEST_DATABASE_URL
  } else {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'medibook-test-'))
    const { startEmbeddedDatabase } = loadServerModule('db/embedded.ts')
    const cluster = await startEmbeddedDatabase({ dir, isDurable: false })
    process.env.MEDIBOOK_TEST_CLUSTER = cluster.url('postgres')
    globalThis.medibookTestCluster = { cluster, dir }
  }
  try {
    await prepareTemplate()
  } catch (error) {
    // Jest runs no teardown after a failed setup.
    await globalTeardown()
    throw error
  }
}
