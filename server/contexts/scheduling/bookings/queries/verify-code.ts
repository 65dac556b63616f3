import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orderBooking } from '../../../../db/schema/orders'
import type { Context } from '../../../../lib/context'
import { randomDigits } from '../../../../lib/random-digits'

const TRIES = 20

/**
 * Makes a code such as '7F3A 0915 002': random characters, the day of the appointment, random digits. Checked
 * for uniqueness here and enforced by a unique index.
 */
export async function newVerifyCode(ctx: Context, day: string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code =
      `${randomInt(0x10000).toString(16).toUpperCase().padStart(4, '0')} ` +
      `${day.slice(5, 7)}${day.slice(8, 10)} ${randomDigits(3)}`
    const clash = await ctx.db
      .select({ id: orderBooking.id })
      .from(orderBooking)
      .where(eq(orderBooking.verifyCode, code))
    if (clash.length === 0) return code
  }
  throw new Error('No free verification code was found')
}
