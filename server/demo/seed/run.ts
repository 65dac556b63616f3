// Fills the database of DATABASE_URL if it is empty: npx tsx server/demo/seed/run.ts
import { loadConfig, loadDotEnv } from '../../config'
import { openDatabase } from '../../db/client'
import { ensureDatabase, migrateDatabase } from '../../db/migrate'
import { demoAccounts } from './demo-accounts'
import { seed } from './index'

async function run(): Promise<void> {
  loadDotEnv()
  const config = loadConfig()
  if (!config.databaseUrl)
    throw new Error('Set DATABASE_URL to the database to fill (npm start fills its own)')
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl
  await ensureDatabase(directUrl)
  await migrateDatabase(directUrl)
  const database = openDatabase(config.databaseUrl, { seals: config })
  try {
    const isWritten = await seed(database.db, {
      now: new Date(),
      scale: config.seedScale,
      onProgress: (step) => console.log(`… ${step}`),
    })
    console.log(isWritten ? 'Demo data written.' : 'There are products already: nothing was written.')
    for (const account of demoAccounts)
      console.log(`${account.username} / ${account.password}  ${account.label}`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
