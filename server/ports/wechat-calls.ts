import { eq, sql } from 'drizzle-orm'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { providerToken } from '../db/schema/account'
import { seal, unseal } from '../lib/seal'
import { inRow } from '../lib/sealed-columns'
import type { Clock } from './clock'

export interface WechatOptions {
  db: Db
  clock: Clock
  config: Pick<
    Config,
    'encryptionKey' | 'wechatAppSecret' | 'wechatH5AppId' | 'wechatH5AppSecret' | 'social' | 'providers'
  >
  baseUrl?: string
}

export interface WechatFailure {
  errcode?: number
  errmsg?: string
}

const TIMEOUT_MS = 10_000
/** Tokens are renewed this long before they expire, because calls in progress still use the old one. */
const EARLY_MS = 300_000
const LOCK_SPACE = 7_308_334
/** The access token is invalid or has expired. */
const TOKEN_OVER = new Set([40001, 40014, 42001])

type Fetched = { value: string; seconds: number }

export interface WechatCalls {
  ask(path: string, body: unknown): Promise<Response>
  /** A token stored in the database, renewed by one process when it expires. */
  kept(name: string, fetchNew: () => Promise<Fetched>): Promise<string>
  accessToken(appId: string, secret: string): Promise<string>
  /** Calls the mini-program's API; retried once with a new token when WeChat rejects the stored one. */
  ofMiniProgram(path: string, body: unknown): Promise<Response>
  /** Like `ofMiniProgram`, with the parsed answer. */
  askMiniProgram<T>(path: string, body: unknown): Promise<T & WechatFailure>
}

const tokenName = (appId: string): string => `wechat-token-${appId}`.slice(0, 40)

/** Tokens are shared by all server processes, because requesting a second one would invalidate the first. */
function tokenStore({ db, clock, config }: WechatOptions) {
  const find = async (from: Db, name: string): Promise<string | null> => {
    const [row] = await from.select().from(providerToken).where(eq(providerToken.name, name)).limit(1)
    return row && row.expireTime.getTime() - EARLY_MS > clock.nowMs()
      ? unseal(config, row.valueSealed, inRow('provider_token.value_sealed', name))
      : null
  }
  const locked = <T>(name: string, work: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${name}))`)
      return work(tx)
    })
  return {
    async kept(name: string, fetchNew: () => Promise<Fetched>): Promise<string> {
      const known = await find(db, name)
      if (known) return known
      return locked(name, async (tx) => {
        const now = await find(tx, name)
        if (now) return now
        const { value, seconds } = await fetchNew()
        const row = {
          valueSealed: seal(config, value, inRow('provider_token.value_sealed', name)),
          expireTime: new Date(clock.nowMs() + seconds * 1000),
        }
        await tx
          .insert(providerToken)
          .values({ name, ...row })
          .onConflictDoUpdate({ target: providerToken.name, set: row })
        return value
      })
    },
    /** Deletes a rejected token unless another process has replaced it since. */
    forget: (name: string, value: string): Promise<void> =>
      locked(name, async (tx) => {
        if ((await find(tx, name)) === value)
          await tx.delete(providerToken).where(eq(providerToken.name, name))
      }),
  }
}

const isJson = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('json') ||
  (response.headers.get('content-type') ?? '').startsWith('text/plain')

/** Calls WeChat's server API with its tokens. */
export function wechatCalls(options: WechatOptions): WechatCalls {
  const { config, baseUrl = 'https://api.weixin.qq.com' } = options
  const { kept, forget } = tokenStore(options)
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
  const accessToken = (appId: string, secret: string): Promise<string> =>
    kept(tokenName(appId), async () => {
      const answer = (await (
        await ask('/cgi-bin/stable_token', { grant_type: 'client_credential', appid: appId, secret })
      ).json()) as WechatFailure & { access_token?: string; expires_in?: number }
      if (!answer.access_token) throw new Error(`WeChat gave no access token: ${answer.errcode ?? 'no code'}`)
      return { value: answer.access_token, seconds: answer.expires_in ?? 7200 }
    })

  async function ofMiniProgram(path: string, body: unknown, isRepeated = false): Promise<Response> {
    const appId = config.social.wechatAppId
    const token = await accessToken(appId, config.wechatAppSecret)
    const response = await ask(`${path}?access_token=${encodeURIComponent(token)}`, body)
    if (isRepeated || !isJson(response)) return response
    const { errcode } = (await response.clone().json()) as WechatFailure
    if (errcode === undefined || !TOKEN_OVER.has(errcode)) return response
    await forget(tokenName(appId), token)
    return ofMiniProgram(path, body, true)
  }
  return {
    ask,
    kept,
    accessToken,
    ofMiniProgram: (path, body) => ofMiniProgram(path, body),
    askMiniProgram: async <T>(path: string, body: unknown) =>
      (await (await ofMiniProgram(path, body)).json()) as T & WechatFailure,
  }
}
