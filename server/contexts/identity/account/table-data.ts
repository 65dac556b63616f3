import { eq, getTableColumns, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { formatCents } from '../../../../contract/rules/money'
import type { Context } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import type { UserData } from './user-data'

export type Owned = PgTable & { userId: PgColumn }

/**
 * A row for the user's data export: with formatted moments and amounts, and without data that identifies
 * other users.
 */
export function readable(ctx: Context, row: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    if (name === 'userId' || name === 'cutPlan') continue
    if (value instanceof Date) shown[name] = momentText(value, ctx.config.storeTimeZone)
    else if (name.endsWith('Cents') && typeof value === 'number')
      shown[name.replace(/Cents$/, '')] = formatCents(value)
    else if (!name.endsWith('Digest')) shown[name] = value
  }
  return shown
}

/** A domain whose data is a single table. */
export function tablePart<T extends Owned>(
  table: T,
  erase: 'delete' | 'keep' | Partial<InferSelectModel<T>>,
): UserData {
  const sorted = Object.values(getTableColumns(table))
  return {
    async read(ctx, userId) {
      const rows = await ctx.db
        .select()
        .from(table as PgTable)
        .where(eq(table.userId, userId))
        .orderBy(...sorted.filter((column) => column.name === 'create_time' || column.name === 'id'))
      return rows.map((row) => readable(ctx, row))
    },
    async erase(ctx, userId) {
      if (erase === 'delete') await ctx.db.delete(table).where(eq(table.userId, userId))
      else if (erase !== 'keep')
        await ctx.db
          .update(table)
          .set(erase as never)
          .where(eq(table.userId, userId))
    },
  }
}
