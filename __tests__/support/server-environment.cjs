const { randomBytes } = require('node:crypto')
const { mkdtempSync } = require('node:fs')
const { rm } = require('node:fs/promises')
const os = require('node:os')
const path = require('node:path')
const { Writable } = require('node:stream')
const { facadeOf } = require('./server-facade.cjs')
const {
  ENCRYPTION_KEY,
  createTestDatabase,
  dropTestDatabase,
  loadServerModule,
} = require('./test-database.cjs')

/** Starts a real server on `databaseUrl` with the parts of production, on a separate port. */
async function startServer(databaseUrl, dataDir, env, moduleFiles) {
  const { loadConfig } = loadServerModule('config.ts')
  const { openDatabase } = loadServerModule('db/client.ts')
  const { demoParts, openChosenPorts } = loadServerModule('demo/index.ts')
  const { createServer } = loadServerModule('app/create-server.ts')
  const lines = []
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })

  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '0',
    ENCRYPTION_KEY,
    ...env,
  })
  const database = openDatabase(config.databaseUrl, {
    poolSize: config.databasePoolSize,
    directUrl: config.databaseDirectUrl,
    canPrepare: config.canPrepareStatements,
    seals: config,
  })
  const readDatabase = config.databaseReadUrl
    ? openDatabase(config.databaseReadUrl, { connectTimeoutMs: 2000, seals: config })
    : null
  const opened = await openChosenPorts(config, database)
  const modules = moduleFiles?.map((file) => loadServerModule(file).default)
  const app = await createServer({
    config,
    database,
    readDatabase,
    ports: opened.ports,
    ...demoParts(opened.ports),
    logStream,
    modules,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    config,
    database,
    ports: opened.ports,
    origin: `http://127.0.0.1:${app.server.address().port}`,
    log: () => lines.join(''),
    async close() {
      await app.close()
      await opened.close()
      await readDatabase?.close()
      await database.close()
    },
  }
}

/**
 * A Jest environment with the real server as `global.medibook` (types: medibook-global.d.ts). The server
 * lives in the outer realm.
 */
function withServer(Base) {
  return class ServerEnvironment extends Base {
    async setup() {
      await super.setup()
      this.routeOf = (await import('../../scripts/lib/route-paths.mjs')).routeOf
      const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`
      this.medibook = { name, dataDir: mkdtempSync(path.join(os.tmpdir(), 'medibook-data-')), servers: [] }
      const url = await createTestDatabase(name)
      this.medibook.url = url
      const main = await this.start(this.serverSettings())
      this.global.medibook = {
        ...this.facade(main),
        startServer: async (env, moduleFiles) => this.facade(await this.start(env ?? {}, moduleFiles)),
      }
    }

    /** Additional settings of the main server. */
    serverSettings() {
      return {}
    }

    async start(env, moduleFiles) {
      const server = await startServer(this.medibook.url, this.medibook.dataDir, env, moduleFiles)
      this.medibook.servers.push(server)
      return server
    }

    /**
     * The other servers are notified of a changed clock, so a test continues when the last of them has
     * received it.
     */
    async everybodyKnows(isIt) {
      const clocks = this.medibook.servers
        .map(({ ports }) => ports.clock)
        .filter((clock) => 'offsetMs' in clock)
      while (clocks.some((clock) => !isIt(clock.offsetMs()))) await new Promise(setImmediate)
    }

    facade(server) {
      return facadeOf(server, {
        global: this.global,
        routeOf: this.routeOf,
        everybodyKnows: (isIt) => this.everybodyKnows(isIt),
        forget: (closed) => {
          this.medibook.servers = this.medibook.servers.filter((other) => other !== closed)
        },
      })
    }

    async teardown() {
      // the page is closed before its server, so that its pending requests end first
      await super.teardown()
      if (!this.medibook) return
      for (const server of this.medibook.servers) await server.close()
      await dropTestDatabase(this.medibook.name)
      await rm(this.medibook.dataDir, { recursive: true, force: true })
    }
  }
}

module.exports = { withServer }
