import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { median } from './page-metrics.mjs'
import { routePath } from './route-paths.mjs'

const SECONDS = 5
const CONNECTIONS = 20

const load = (options) =>
  new Promise((resolve, reject) => {
    // refusals use HTTP 200: only code 0 is a success
    autocannon(
      {
        duration: SECONDS,
        connections: CONNECTIONS,
        verifyBody: (body) => JSON.parse(body).code === 0,
        ...options,
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
  })

/** autocannon reports fixed percentiles; 97.5 is the next above 95. */
async function measure(options, rounds) {
  const runs = []
  for (let round = 0; round < rounds; round += 1) {
    const result = await load(options)
    runs.push({
      requestsPerSecond: result.requests.average,
      p95Ms: result.latency.p97_5,
      failures: result.non2xx + result.errors + result.mismatches,
    })
  }
  return {
    requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
    p95Ms: median(runs.map((run) => run.p95Ms)),
    failures: runs.reduce((sum, run) => sum + run.failures, 0),
  }
}

/**
 * Requests per second and tail latency, for reads and for placing orders.
 *
 * @param {{ server: string, session: string, samples: import('./page-catalogue.mjs').Samples, orderBody: (()
 * => object) | null, rounds: number }} options
 */
export async function measureServer({ server, session, samples, orderBody, rounds }) {
  const headers = {
    'app-id': 'medibook-h5',
    'tenant-id': '1',
    'third-session': session,
    'accept-language': 'zh-Hant',
  }
  const get = (path) => measure({ url: `${server}${path}`, headers }, rounds)
  return {
    home: await get(routePath('decoration')),
    list: await get(`${routePath('packagePage')}?current=1&size=20`),
    detail: await get(routePath('goodsDetail', { id: samples.goodsId })),
    order:
      orderBody &&
      (await measure(
        {
          url: `${server}${routePath('placeOrder')}`,
          requests: [
            {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              // Each order has its own idempotency key, because a repeated key would return the first order
              setupRequest: (request) => ({
                ...request,
                body: JSON.stringify({ ...orderBody(), idempotencyKey: randomUUID() }),
              }),
            },
          ],
        },
        rounds,
      )),
  }
}
