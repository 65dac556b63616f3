import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Everything the server may be told from outside. Built once by `loadConfig`, never changed afterwards. */
export interface Config {
  nodeEnv: 'development' | 'test' | 'production'
  /** 0 asks the system for a free port (tests). */
  port: number
  host: string
  /** Connection string of a PostgreSQL; null starts the embedded one under `dataDir`. */
  databaseUrl: string | null
  databasePoolSize: number
  /** Absolute folder of everything the server writes: embedded database, uploads, keys. */
  dataDir: string
  /** Absolute folder of the built web app, served at the root when it is there. */
  webRoot: string
  /** Put before every API path: '' or '/something'. */
  apiPrefix: string
  /** Lower-case name of the header that carries the session token. */
  sessionHeader: string
  sessionTtlMs: number
  appId: string
  tenant: string
  /** Base of picture addresses sent to clients: '' means "same origin". */
  assetBase: string
  /** Address under which people reach this server, without a slash at the end. */
  publicUrl: string
  /** Exact origins; in development every localhost port is allowed too. */
  corsOrigins: string[]
  isSandboxOn: boolean
  /** 32 bytes for data encrypted at rest (ID numbers). */
  encryptionKey: Buffer
  brandName: string
  brandNameLatin: string
  helpCentreUrl: string
  mapKey: string
  social: { facebookAppId: string; wechatAppId: string; googleClientId: string }
  /** Of the mini-program `wechatAppId`; '' leaves its sign-in off outside of the sandbox. Never sent to a client. */
  wechatAppSecret: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Requests a minute for one client; 0 switches the limit off. */
  rateLimitPerMinute: number
  /** The same for sign-in and code endpoints. */
  tightRateLimitPerMinute: number
  trustProxy: boolean
  storeTimeZone: string
  /** Signs the sandbox provider's notices. */
  paymentSecret: string
  /** What an empty database is filled with at start. */
  seed: 'demo' | 'none'
}

/** Thrown by `loadConfig`; `problems` names every wrong or missing value, not only the first. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

type Environment = Record<string, string | undefined>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const NODE_ENVS = ['development', 'test', 'production'] as const

class Reader {
  readonly problems: string[] = []
  constructor(private readonly env: Environment) {}

  private raw(name: string): string | undefined {
    const value = this.env[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }

  refuse(name: string, why: string): void {
    this.problems.push(`${name}: ${why}`)
  }

  text(name: string, fallback: string): string {
    return this.raw(name) ?? fallback
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max) {
      this.refuse(name, `must be a whole number from ${min} to ${max}, is "${value}"`)
      return fallback
    }
    return Number(value)
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (value === '1' || value === 'true') return true
    if (value === '0' || value === 'false') return false
    this.refuse(name, `must be 1 or 0, is "${value}"`)
    return fallback
  }

  choice<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.raw(name)
    if (value === undefined) return fallback
    const match = allowed.find((item) => item === value)
    if (match) return match
    this.refuse(name, `must be one of ${allowed.join(', ')}, is "${value}"`)
    return fallback
  }

  matching(name: string, fallback: string, pattern: RegExp, rule: string): string {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (pattern.test(value)) return value
    this.refuse(name, `${rule}, is "${value}"`)
    return fallback
  }

  url(name: string, fallback: string, protocols: string[]): string {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (isUrl(value, protocols)) return value.replace(/\/+$/, '')
    // A connection string carries a password: the value itself must not reach a log.
    this.refuse(name, `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
    return fallback
  }

  optional(name: string): string | undefined {
    return this.raw(name)
  }
}

function isUrl(value: string, protocols: string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol)
  } catch {
    return false
  }
}

/**
 * Reads and checks the whole environment. Values of `.env` in the working directory fill what the environment leaves open.
 * @throws ConfigError listing everything that is wrong
 */
export function loadConfig(env: Environment = process.env): Config {
  const reader = new Reader(env)
  const nodeEnv = reader.choice('NODE_ENV', NODE_ENVS, 'development')
  const isProduction = nodeEnv === 'production'
  const port = reader.integer('PORT', 8787, 0, 65535)
  const dataDir = path.resolve(reader.text('DATA_DIR', '.data'))
  const databaseUrl = reader.optional('DATABASE_URL') ? reader.url('DATABASE_URL', '', ['postgres:', 'postgresql:']) : null
  const corsOrigins = reader.text('CORS_ORIGINS', '').split(',').map((origin) => origin.trim()).filter(Boolean)
  for (const origin of corsOrigins) {
    if (!isUrl(origin, ['http:', 'https:']) || new URL(origin).origin !== origin) {
      reader.refuse('CORS_ORIGINS', `"${origin}" is not an origin such as https://app.example.com`)
    }
  }
  const storeTimeZone = reader.text('STORE_TIME_ZONE', 'Asia/Hong_Kong')
  if (!isTimeZone(storeTimeZone)) reader.refuse('STORE_TIME_ZONE', `"${storeTimeZone}" is not a known time zone`)

  const keyText = reader.optional('ENCRYPTION_KEY')
  let encryptionKey: Buffer | null = null
  if (keyText !== undefined) {
    if (/^[0-9a-f]{64}$/i.test(keyText)) encryptionKey = Buffer.from(keyText, 'hex')
    else reader.refuse('ENCRYPTION_KEY', 'must be 64 hexadecimal digits (32 bytes)')
  } else if (isProduction) {
    reader.refuse('ENCRYPTION_KEY', 'is needed in production: 64 hexadecimal digits, for example from `openssl rand -hex 32`')
  }

  const config = {
    nodeEnv,
    port,
    host: reader.text('HOST', isProduction ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl,
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 10, 1, 200),
    dataDir,
    webRoot: path.resolve(reader.text('WEB_ROOT', path.join(__dirname, '..', 'dist', 'h5'))),
    apiPrefix: reader.matching('API_PREFIX', '', /^(\/[A-Za-z0-9._~-]+)+$/, 'must be empty or look like /api'),
    sessionHeader: reader.matching('SESSION_HEADER', 'third-session', /^[A-Za-z][A-Za-z0-9-]*$/, 'must be a header name').toLowerCase(),
    sessionTtlMs: reader.integer('SESSION_TTL_MS', 14_400_000, 1000, 31_536_000_000),
    appId: reader.text('APP_ID', 'medibook-h5'),
    tenant: reader.matching('TENANT', '1', /^[\w-]+$/, 'must be letters, digits, _ or -'),
    assetBase: reader.url('ASSET_BASE', '', ['http:', 'https:']),
    publicUrl: reader.url('PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:']),
    corsOrigins,
    isSandboxOn: reader.flag('SANDBOX', !isProduction),
    encryptionKey: encryptionKey ?? Buffer.alloc(32),
    brandName: reader.text('BRAND_NAME', '康序健康'),
    brandNameLatin: reader.text('BRAND_NAME_LATIN', 'Medibook'),
    helpCentreUrl: reader.url('HELP_CENTRE_URL', 'https://help.medibook.example', ['http:', 'https:']),
    mapKey: reader.text('MAP_KEY', ''),
    social: {
      facebookAppId: reader.text('FACEBOOK_APP_ID', ''),
      wechatAppId: reader.text('WECHAT_APP_ID', ''),
      googleClientId: reader.text('GOOGLE_CLIENT_ID', ''),
    },
    wechatAppSecret: reader.text('WECHAT_APP_SECRET', ''),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    rateLimitPerMinute: reader.integer('RATE_LIMIT_PER_MINUTE', 1200, 0, 1_000_000),
    tightRateLimitPerMinute: reader.integer('TIGHT_RATE_LIMIT_PER_MINUTE', 30, 0, 1_000_000),
    trustProxy: reader.flag('TRUST_PROXY', false),
    storeTimeZone,
    paymentSecret: reader.text('PAYMENT_SECRET', ''),
    seed: reader.choice('SEED', ['demo', 'none'] as const, isProduction ? 'none' : 'demo'),
  } satisfies Config

  if (reader.problems.length > 0) throw new ConfigError(reader.problems)
  if (!encryptionKey) config.encryptionKey = Buffer.from(keptSecret(dataDir, 'encryption.key'), 'hex')
  if (!config.paymentSecret) config.paymentSecret = keptSecret(dataDir, 'payment.key')
  return config
}

/** Loads `.env` of the working directory into the process when there is one; what is set already wins. */
export function loadDotEnv(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file)
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** A secret made on first use and kept, so that encrypted rows stay readable after a restart. */
function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('hex')
  try {
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600 })
    chmodSync(file, 0o600)
    return secret
  } catch {
    // Another process made it at the same moment.
    return readFileSync(file, 'utf8').trim()
  }
}
