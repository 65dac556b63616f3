import { eq } from 'drizzle-orm'
import { accessRecord } from '../../../db/schema/access'
import { upload, uploadPolicy, userIdentity } from '../../../db/schema/account'
import { person, session } from '../../../db/schema/users'
import { wechatTask } from '../../../db/schema/wechat'
import type { SessionUser } from '../../../lib/context'
import { momentText } from '../../../lib/store-time'
import { personList } from '../persons/queries/persons'
import { findUser } from '../user/queries'
import { toPersonalData } from './queries/personal-data'
import { tablePart } from './table-data'
import type { UserData, UserDataParts } from './user-data'

const asUser = (id: string): SessionUser => ({ id, tokenHash: '', enterpriseId: null })
const nothing = async (): Promise<void> => undefined

const accountPart: UserData = {
  read: async (ctx, userId) => {
    const row = await findUser(ctx.db, userId)
    if (!row) return null
    return {
      ...(await toPersonalData(ctx, row)),
      phone: row.phone && `${row.phoneCode ?? ''} ${row.phone}`,
      email: row.email,
    }
  },
  erase: nothing,
}

const sessionsPart: UserData = {
  read: async (ctx, userId) =>
    (await ctx.db.select().from(session).where(eq(session.userId, userId)).orderBy(session.createTime)).map(
      (row) => ({
        createTime: momentText(row.createTime, ctx.config.storeTimeZone),
        expireTime: momentText(row.expireTime, ctx.config.storeTimeZone),
      }),
    ),
  erase: nothing,
}

const personsPart: UserData = {
  read: (ctx, userId) => personList(ctx, asUser(userId)),
  erase: (ctx, userId) => ctx.db.delete(person).where(eq(person.userId, userId)),
}

const uploadsPart: UserData = {
  read: async (ctx, userId) =>
    (
      await ctx.db
        .select()
        .from(upload)
        .where(eq(upload.userId, userId))
        .orderBy(upload.createTime, upload.key)
    ).map((row) => ({
      key: row.key,
      purpose: row.purpose,
      contentType: row.contentType,
      byteCount: row.byteCount,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    })),
  // The next clean-up job deletes the files, after this transaction has committed.
  async erase(ctx, userId) {
    await ctx.db.delete(uploadPolicy).where(eq(uploadPolicy.userId, userId))
    await ctx.db
      .update(upload)
      .set({ isUsed: false, createTime: new Date(0) })
      .where(eq(upload.userId, userId))
  },
}

const signInWaysPart: UserData = {
  read: async (ctx, userId) =>
    (
      await ctx.db
        .select()
        .from(userIdentity)
        .where(eq(userIdentity.userId, userId))
        .orderBy(userIdentity.createTime)
    ).map((row) => ({
      provider: row.provider,
      nickName: row.nickName,
      createTime: momentText(row.createTime, ctx.config.storeTimeZone),
    })),
  erase: (ctx, userId) => ctx.db.delete(userIdentity).where(eq(userIdentity.userId, userId)),
}

/** Export and erasure of the account's own data. */
export const ownData: UserDataParts = {
  account: accountPart,
  sessions: sessionsPart,
  signInWays: signInWaysPart,
  persons: personsPart,
  uploads: uploadsPart,
  // Contains no name, and must not be erasable by its subject, or it would prove nothing.
  accessRecords: tablePart(accessRecord, 'keep'),
  wechatTasks: tablePart(wechatTask, 'delete'),
}
