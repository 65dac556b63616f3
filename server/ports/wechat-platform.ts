import { eq, sql } from 'drizzle-orm'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { providerToken } from '../db/schema/account'
import { seal, unseal } from '../lib/seal'
import type { Clock } from './clock'

export interface CodePicture {
  page: string
  scene: string
  width: number
}

/** A subscription message of the mini-program. */
interface SubscribedMessage {
  openId: string
  templateId: string
  /** Where a tap leads: a page of the mini-program without its first slash. */
  page: string
  /** By WeChat's names of the template's parts. */
  data: Record<string, string>
  /** The same as one text: what the sandbox shows. */
  text: string
}

/** WeChat's services for the mini-program and the official account other than sign-in and payment. */
export interface WechatPlatformPort {
  /** The phone number of the phone button's code. @returns null for an unknown code */
  phoneNumber(code: string): Promise<{ phoneCode: string; phone: string } | null>
  /** The ticket for signing pages of the official account. */
  jsTicket(): Promise<string>
  /**
   * WeChat's code picture for a page of the mini-program; null to draw a QR code of the web address instead.
   */
  unlimitedCode(of: CodePicture): Promise<Buffer | null>
  /** A message that the user allowed once. @returns false when WeChat knows of no permission */
  subscribed(message: SubscribedMessage): Promise<boolean>
}

interface Options {
  db: Db
  clock: Clock
  config: Pick<Config, 'encryptionKey' | 'wechatAppSecret' | 'wechatH5AppId' | 'wechatH5AppSecret' | 'social'>
  baseUrl?: string
}

const TIMEOUT_MS = 10_000
/** Tokens are replaced before they expire, because calls in progress still use the old one. */
const EARLY_MS = 300_000
const LOCK_SPACE = 7_308_334
/** The user has not allowed it, or has taken it back. */
const NOT_ALLOWED = 43101
const PHONE_REFUSED = new Set([40029, 40013, 40163])

interface Failure {
  errcode?: number
  errmsg?: string
}

interface Wechat {
  ask(path: string, body: unknown): Promise<Response>
  /** A token stored in the database, renewed by one process when it expires. */
  kept(name: string, fetchNew: () => Promise<{ value: string; seconds: number }>): Promise<string>
  accessToken(appId: string, secret: string): Promise<string>
}

function wechatCalls({ db, clock, config, baseUrl = 'https://api.weixin.qq.com' }: Options): Wechat {
  async function ask(path: string, body: unknown): Promise<Response> {
    const response = await fetch(`${baseUrl}${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === null
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`WeChat answered ${response.status}`)
    return response
  }

  async function kept(
    name: string,
    fetchNew: () => Promise<{ value: string; seconds: number }>,
  ): Promise<string> {
    const find = async (from: Db): Promise<string | null> => {
      const [row] = await from.select().from(providerToken).where(eq(providerToken.name, name)).limit(1)
      return row && row.expireTime.getTime() - EARLY_MS > clock.nowMs()
        ? unseal(config, row.valueSealed)
        : null
    }
    const known = await find(db)
    if (known) return known
    return db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${name}))`)
      const now = await find(tx)
      if (now) return now
      const { value, seconds } = await fetchNew()
      const row = { valueSealed: seal(config, value), expireTime: new Date(clock.nowMs() + seconds * 1000) }
      await tx
        .insert(providerToken)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: providerToken.name, set: row })
      return value
    })
  }

  const accessToken = (appId: string, secret: string): Promise<string> =>
    kept(`wechat-token-${appId}`.slice(0, 40), async () => {
      const answer = (await (
        await ask('/cgi-bin/stable_token', { grant_type: 'client_credential', appid: appId, secret })
      ).json()) as Failure & { access_token?: string; expires_in?: number }
      if (!answer.access_token) throw new Error(`WeChat gave no access token: ${answer.errcode ?? 'no code'}`)
      return { value: answer.access_token, seconds: answer.expires_in ?? 7200 }
    })
  return { ask, kept, accessToken }
}

/**
 * WeChat's server API. Its tokens are stored in the database, because a token requested by a second process
 * would invalidate the first.
 */
export function wechatPlatform(options: Options): WechatPlatformPort {
  const { config } = options
  const { ask, kept, accessToken } = wechatCalls(options)
  const ofMiniProgram = async (path: string): Promise<string> =>
    `${path}?access_token=${encodeURIComponent(await accessToken(config.social.wechatAppId, config.wechatAppSecret))}`

  return {
    async phoneNumber(code) {
      const answer = (await (
        await ask(await ofMiniProgram('/wxa/business/getuserphonenumber'), { code })
      ).json()) as Failure & { phone_info?: { purePhoneNumber?: string; countryCode?: string } }
      const { purePhoneNumber, countryCode } = answer.phone_info ?? {}
      if (purePhoneNumber && countryCode) return { phoneCode: `+${countryCode}`, phone: purePhoneNumber }
      if (answer.errcode !== undefined && PHONE_REFUSED.has(answer.errcode)) return null
      throw new Error(`WeChat told no number: ${answer.errcode ?? 'no code'}`)
    },
    jsTicket: () =>
      kept(`wechat-ticket-${config.wechatH5AppId}`.slice(0, 40), async () => {
        const token = await accessToken(config.wechatH5AppId, config.wechatH5AppSecret)
        const answer = (await (
          await ask(`/cgi-bin/ticket/getticket?type=jsapi&access_token=${encodeURIComponent(token)}`, null)
        ).json()) as Failure & { ticket?: string; expires_in?: number }
        if (!answer.ticket) throw new Error(`WeChat gave no ticket: ${answer.errcode ?? 'no code'}`)
        return { value: answer.ticket, seconds: answer.expires_in ?? 7200 }
      }),
    async unlimitedCode({ page, scene, width }) {
      const response = await ask(await ofMiniProgram('/wxa/getwxacodeunlimit'), {
        page,
        scene: scene || '-',
        width,
        check_path: false,
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      if ((response.headers.get('content-type') ?? '').startsWith('image/')) return bytes
      throw new Error(
        `WeChat drew no code: ${(JSON.parse(bytes.toString('utf8')) as Failure).errcode ?? 'no code'}`,
      )
    },
    async subscribed({ openId, templateId, page, data }) {
      const answer = (await (
        await ask(await ofMiniProgram('/cgi-bin/message/subscribe/send'), {
          touser: openId,
          template_id: templateId,
          page,
          data: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, { value }])),
        })
      ).json()) as Failure
      if (answer.errcode === NOT_ALLOWED) return false
      if (answer.errcode !== 0) throw new Error(`WeChat sent no message: ${answer.errcode ?? 'no code'}`)
      return true
    },
  }
}

/** Stand-in while WeChat is not configured. */
export const unavailableWechat: WechatPlatformPort = {
  phoneNumber: async () => {
    throw new Error('WeChat is not configured')
  },
  jsTicket: async () => {
    throw new Error('WeChat is not configured')
  },
  unlimitedCode: async () => null,
  subscribed: async () => false,
}
