// Kills the primary under load, promotes its standby, and checks which acknowledged orders survive.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPrograms, untilTrue } from './database-tools.mjs'
import { startPgbouncer } from './pgbouncer.mjs'
import { freePort } from './ports.mjs'
import { prepareLoad, startLoad } from './rehearsal-load.mjs'
import { askDatabase, CLUSTER_PROGRAMS, startReplicatedCluster } from './replicated-cluster.mjs'
import { startServer } from './server-process.mjs'

const DATABASE = 'medibook'

/** @returns {string[]} required programs that this machine lacks */
export const missingForRehearsal = () => findPrograms([...CLUSTER_PROGRAMS, 'pgbouncer']).missing

async function startServers(pooler, count, dataDir) {
  const one = async (index) =>
    startServer({
      port: await freePort(),
      isQuiet: true,
      env: {
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        TZ: 'UTC',
        DATABASE_URL: pooler.urlOf(DATABASE),
        DATABASE_DIRECT_URL: pooler.urlOf(`${DATABASE}_session`),
        DATABASE_READ_URL: '',
        DATABASE_POOL_SIZE: '10',
        DATA_DIR: path.join(dataDir, `server-${index}`),
        ENCRYPTION_KEY: '07'.repeat(32),
        SANDBOX: '1',
        SEED: 'none',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        TIGHT_RATE_LIMIT_PER_MINUTE: '0',
      },
    })
  return Promise.all(Array.from({ length: count }, (_unused, index) => one(index)))
}

const count = async (url, text) => Number((await askDatabase(url, `select (${text}) as n`))[0].n)

/** Compares the database with the servers' acknowledgements. */
async function compare(url, acknowledged) {
  const kept = new Set((await askDatabase(url, 'select id from order_info')).map(({ id }) => id))
  return {
    kept: kept.size,
    lost: acknowledged.filter(({ id }) => !kept.has(id)).length,
    twice: await count(
      url,
      'select count(*) from (select user_id from order_info group by user_id having count(*) > 1) t',
    ),
    wrongPlaces: await count(
      url,
      `select abs((select sum(taken) from slot) - (select count(*) from order_booking where state in
        ('held', 'booked')))`,
    ),
  }
}

/**
 * Advances the clock on one server: the others must be notified by LISTEN, and jobs must then run under their
 * locks.
 */
async function hearEachOther(servers) {
  const [first] = servers
  const offsetOf = async ({ url }) => (await (await fetch(`${url}/sandbox/clock`)).json()).data.offsetMs
  const response = await fetch(`${first.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: 1000 }),
  })
  if ((await response.json()).code !== 0) throw new Error('The clock could not be moved after the failover')
  for (const server of servers)
    await untilTrue(async () => (await offsetOf(server)) === 1000, 'A message between the servers')
}

/**
 * @param {{ orders: number, workers: number, onStep?: (text: string) => void }} options `orders`: number of
 * orders to acknowledge before the primary is killed, and again afterwards
 * @returns {Promise<{ before: number, after: number, retries: number, refused: number[], outageMs: number,
 * kept: number, lost: number, twice: number, wrongPlaces: number, endedServers: number }>}
 */
export async function rehearseFailover({ orders, workers, onStep = () => undefined }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medibook-failover-'))
  fs.chmodSync(folder, 0o711)
  const undo = [async () => fs.rmSync(folder, { recursive: true, force: true })]
  try {
    onStep('primary and standby')
    const cluster = await startReplicatedCluster({ folder: path.join(folder, 'cluster'), database: DATABASE })
    undo.push(() => cluster.stop())
    const pooler = await startPgbouncer({ url: cluster.primary, folder: path.join(folder, 'pooler') })
    undo.push(() => pooler.stop())
    onStep('two servers behind pgbouncer')
    const servers = await startServers(pooler, 2, folder)
    undo.push(() => Promise.all(servers.map((server) => server.stop())))
    const buyerCount = orders * 20
    await prepareLoad((text, values) => askDatabase(cluster.primary, text, values), buyerCount)
    await cluster.waitForStandby()

    onStep('orders under load')
    const load = startLoad({ servers: servers.map(({ url }) => url), workers, buyerCount })
    const grown = (wanted) =>
      untilTrue(async () => load.refused.size > 0 || load.acknowledged.length >= wanted, `Order ${wanted}`)
    await grown(orders)

    onStep('the primary is killed, the standby promoted, pgbouncer repointed')
    const killedMs = performance.now()
    await cluster.killPrimary()
    const before = load.acknowledged.length
    await cluster.promote()
    pooler.leadTo(cluster.standby)
    await pooler.tell('RELOAD')
    await grown(before + orders)
    await load.stop()

    onStep('what is left')
    await hearEachOther(servers)
    return {
      before,
      after: load.acknowledged.length - before,
      retries: load.retries(),
      refused: [...load.refused],
      outageMs: Math.round((load.acknowledged[before]?.atMs ?? Infinity) - killedMs),
      ...(await compare(cluster.standby, load.acknowledged)),
      endedServers: servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
        .length,
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}
