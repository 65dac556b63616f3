// npm run rehearse:failover: kills the PostgreSQL of two servers behind pgbouncer under load; its standby
// takes over.
import './lib/help.mjs'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { fail } from './lib/run.mjs'

const ORDERS = Number(process.env.REHEARSAL_ORDERS || 500)
const WORKERS = Number(process.env.REHEARSAL_WORKERS || 12)

await ensureInstall()
const { missingForRehearsal, rehearseFailover } = await import('./lib/rehearsal.mjs')

const missing = missingForRehearsal()
if (missing.length > 0) {
  console.log(
    `Skipped. The rehearsal uses the system's own programs, and these are missing: ${missing.join(', ')}`,
  )
  process.exit(0)
}
const result = await rehearseFailover({
  orders: ORDERS,
  workers: WORKERS,
  onStep: (text) => console.log(`  … ${text}`),
})
console.table({
  'Acknowledged before the primary died': result.before,
  'Acknowledged afterwards': result.after,
  'Acknowledged in all': result.before + result.after,
  'Orders in the database': result.kept,
  'Acknowledged and lost': result.lost,
  'Placed twice': result.twice,
  'Places counted wrongly': result.wrongPlaces,
  'Forms sent again': result.retries,
  'From the kill to the next order, ms': result.outageMs,
  'Servers that ended': result.endedServers,
})
const isGood =
  result.lost + result.twice + result.wrongPlaces + result.endedServers === 0 && result.refused.length === 0
if (!isGood) fail(`The failover is not clean. Refusals: ${result.refused.join(', ') || 'none'}`)
