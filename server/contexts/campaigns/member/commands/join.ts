import { randomInt, randomUUID } from 'node:crypto'
import { codes } from '../../../../../contract/constants/codes'
import type { Member } from '../../../../../contract/member'
import { growthRecord, member } from '../../../../db/schema/members'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import type { ConfigRow } from '../mapper'
import { readConfig } from '../queries/levels'
import { findMember, readMember } from '../queries/members'

const NUMBER_TRIES = 20

/** @throws AppError memberOff */
async function requireOn(ctx: Context): Promise<ConfigRow> {
  const config = await readConfig(ctx)
  if (!config?.isOn) throw new AppError(codes.memberOff, 'memberOff')
  return config
}

/** Inserts a member with an unused number. @returns false when the user is a member already */
async function insertMember(tx: Context, userId: string, growthValue: number): Promise<boolean> {
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const memberNo = `M${String(randomInt(1_000_000_000)).padStart(9, '0')}`
    const inserted = await tx.db
      .insert(member)
      .values({ userId, memberNo, growthValue, joinTime: tx.now() })
      .onConflictDoNothing()
      .returning({ userId: member.userId })
    if (inserted.length > 0) return true
    if (await readMember(tx, userId)) return false
  }
  throw new Error('No free member number was found')
}

/** Makes the caller a member; does nothing for existing members. @throws AppError memberOff */
export async function joinMembers(ctx: Context, userId: string): Promise<Member> {
  if (!(await readMember(ctx, userId))) {
    await inTransaction(ctx, async (tx) => {
      const { joinGrowth } = await requireOn(tx)
      if (!(await insertMember(tx, userId, joinGrowth)) || joinGrowth === 0) return
      await tx.db
        .insert(growthRecord)
        .values({ id: randomUUID(), userId, kind: 'join', amount: joinGrowth, createTime: tx.now() })
    })
  }
  return findMember(ctx, userId)
}
