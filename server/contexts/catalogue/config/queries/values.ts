import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../../db/client'
import type { LocalText } from '../../../../db/schema/columns'
import { customConfig, exchangeRate } from '../../../../db/schema/content'

export async function findConfigValues(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, LocalText | null>> {
  const rows = await db
    .select()
    .from(customConfig)
    .where(inArray(customConfig.customCode, [...codes]))
  return new Map(rows.map((row) => [row.customCode, row.configValue]))
}

export async function findExchangeRate(db: Db, code: string) {
  const [row] = await db.select().from(exchangeRate).where(eq(exchangeRate.code, code)).limit(1)
  return row ?? null
}
