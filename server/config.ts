import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ProviderConfig, readProviders } from './config-providers'

/** Everything the server may be told from outside. Built once by `loadConfig`, never changed afterwards. */
export interface Config {
  nodeEnv: 'development' | 'test' | 'production'
  /** 0 asks the system for a free port (tests). */
  port: number
  host: string
  /** Connection string of a PostgreSQL; null starts the embedded one under `dataDir`. */
  databaseUrl: string | null
  /** Connection string of a copy that may only be read: the catalogue is read there. Null reads from the database itself. */
  databaseReadUrl: string | null
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
  /** Origins of the map's tiles as a content security policy names them. */
  mapTileOrigins: string[]
  /** Hosts whose pages the app may show in a frame, as a content security policy names them. */
  frameOrigins: string[]
  social: { facebookAppId: string; wechatAppId: string; googleClientId: string }
  /** Of the mini-program `wechatAppId`; '' leaves its sign-in off outside of the sandbox. Never sent to a client. */
  wechatAppSecret: string
  /** The WeChat official account of the web app: sign-in inside WeChat's browser, and its JS-SDK. */
  wechatH5AppId: string
  wechatH5AppSecret: string
  facebookAppSecret: string
  /** S3-style storage for uploads; null keeps them under `dataDir`. */
  s3: {
    endpoint: string
    region: string
    bucket: string
    accessKeyId: string
    secretAccessKey: string
    isPathStyle: boolean
  } | null
  /** `smtp(s)://user:password@host:port`; '' leaves e-mail off outside of the sandbox. */
  smtpUrl: string
  mailFrom: string
  /** Service that sends SMS: gets `{ to, text }`, signed with the secret. '' leaves SMS off outside of the sandbox. */
  smsWebhookUrl: string
  smsWebhookSecret: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Requests a minute for one client; 0 switches the limit off. */
  rateLimitPerMinute: number
  /** The same for sign-in and code endpoints. */
  tightRateLimitPerMinute: number
  /** From so many wrong passwords of an account (five times as many from an address) a picture code is asked for; 0: never. */
  pictureCodeAfterFailures: number
  /** The same for codes sent to one address within an hour. */
  pictureCodeAfterCodes: number
  /** More codes than this are not sent for one address within an hour; 0: no limit. */
  codesPerAddressPerHour: number
  trustProxy: boolean
  storeTimeZone: string
  /** Accounts at payment companies; used outside of the sandbox. */
  providers: ProviderConfig
  /** Signs the sandbox provider's notices. */
  paymentSecret: string
  /** What an empty database is filled with at start. */
  seed: 'demo' | 'none'
  /** How large the demo data is: 1 as the pages show it; n from 2 to 100 adds n thousand goods and n times ten thousand orders. */
  seedScale: number
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
    this.refuse(
      name,
      `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
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

// {s} in the address stands for the service's subdomains: *.host in a policy
function readTileOrigins(reader: Reader): string[] {
  const value = reader.text('MAP_TILE_URL', '')
  if (value === '') return []
  const origin = /^https?:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d+)?(?=\/)/i.exec(value)?.[0]
  if (origin) return [origin.replace('{s}', '*')]
  reader.refuse(
    'MAP_TILE_URL',
    'must be an http(s) address of a tile, such as https://tiles.example.com/{z}/{x}/{y}.png',
  )
  return []
}

function readFrameOrigins(reader: Reader): string[] {
  const hosts = reader
    .text('WEBVIEW_HOSTS', '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  const wrong = hosts.filter((host) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(host))
  for (const host of wrong)
    reader.refuse('WEBVIEW_HOSTS', `"${host}" is not a host name such as help.example.com`)
  return hosts.map((host) => `https://${host}`)
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
  const databaseUrl = reader.optional('DATABASE_URL')
    ? reader.url('DATABASE_URL', '', ['postgres:', 'postgresql:'])
    : null
  const corsOrigins = reader
    .text('CORS_ORIGINS', '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  for (const origin of corsOrigins) {
    if (!isUrl(origin, ['http:', 'https:']) || new URL(origin).origin !== origin) {
      reader.refuse('CORS_ORIGINS', `"${origin}" is not an origin such as https://app.example.com`)
    }
  }
  const storeTimeZone = reader.text('STORE_TIME_ZONE', 'Asia/Hong_Kong')
  if (!isTimeZone(storeTimeZone))
    reader.refuse('STORE_TIME_ZONE', `"${storeTimeZone}" is not a known time zone`)

  const keyText = reader.optional('ENCRYPTION_KEY')
  let encryptionKey: Buffer | null = null
  if (keyText !== undefined) {
    if (/^[0-9a-f]{64}$/i.test(keyText)) encryptionKey = Buffer.from(keyText, 'hex')
    else reader.refuse('ENCRYPTION_KEY', 'must be 64 hexadecimal digits (32 bytes)')
  } else if (isProduction) {
    reader.refuse(
      'ENCRYPTION_KEY',
      'is needed in production: 64 hexadecimal digits, for example from `openssl rand -hex 32`',
    )
  }

  const rateLimitPerMinute = reader.integer('RATE_LIMIT_PER_MINUTE', 1200, 0, 1_000_000)
  // Who switches the limits off (tests, measurements) means these as well, unless they are set by name.
  const unlessOff = (value: number): number => (rateLimitPerMinute === 0 ? 0 : value)

  const config = {
    nodeEnv,
    port,
    host: reader.text('HOST', isProduction ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl,
    databaseReadUrl: reader.optional('DATABASE_READ_URL')
      ? reader.url('DATABASE_READ_URL', '', ['postgres:', 'postgresql:'])
      : null,
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 10, 1, 200),
    dataDir,
    webRoot: path.resolve(reader.text('WEB_ROOT', path.join(__dirname, '..', 'dist', 'h5'))),
    apiPrefix: reader.matching(
      'API_PREFIX',
      '',
      /^(\/[A-Za-z0-9._~-]+)+$/,
      'must be empty or look like /api',
    ),
    sessionHeader: reader
      .matching('SESSION_HEADER', 'third-session', /^[A-Za-z][A-Za-z0-9-]*$/, 'must be a header name')
      .toLowerCase(),
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
    mapTileOrigins: readTileOrigins(reader),
    frameOrigins: readFrameOrigins(reader),
    social: {
      facebookAppId: reader.text('FACEBOOK_APP_ID', ''),
      wechatAppId: reader.text('WECHAT_APP_ID', ''),
      googleClientId: reader.text('GOOGLE_CLIENT_ID', ''),
    },
    wechatAppSecret: reader.text('WECHAT_APP_SECRET', ''),
    wechatH5AppId: reader.text('WECHAT_H5_APP_ID', ''),
    wechatH5AppSecret: reader.text('WECHAT_H5_APP_SECRET', ''),
    facebookAppSecret: reader.text('FACEBOOK_APP_SECRET', ''),
    s3: s3From(reader),
    smtpUrl: reader.url('SMTP_URL', '', ['smtp:', 'smtps:']),
    mailFrom: reader.text('MAIL_FROM', 'no-reply@medibook.example'),
    smsWebhookUrl: reader.url('SMS_WEBHOOK_URL', '', ['http:', 'https:']),
    smsWebhookSecret: reader.text('SMS_WEBHOOK_SECRET', ''),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    rateLimitPerMinute,
    tightRateLimitPerMinute: reader.integer('TIGHT_RATE_LIMIT_PER_MINUTE', 30, 0, 1_000_000),
    pictureCodeAfterFailures: reader.integer('PICTURE_CODE_AFTER_FAILURES', unlessOff(3), 0, 1000),
    pictureCodeAfterCodes: reader.integer('PICTURE_CODE_AFTER_CODES', unlessOff(10), 0, 10_000),
    codesPerAddressPerHour: reader.integer('CODES_PER_ADDRESS_PER_HOUR', unlessOff(60), 0, 100_000),
    trustProxy: reader.flag('TRUST_PROXY', false),
    storeTimeZone,
    providers: readProviders(reader),
    paymentSecret: reader.text('PAYMENT_SECRET', ''),
    seed: reader.choice('SEED', ['demo', 'none'] as const, isProduction ? 'none' : 'demo'),
    seedScale: reader.integer('SEED_SCALE', 1, 1, 100),
  } satisfies Config

  if (reader.problems.length > 0) throw new ConfigError(reader.problems)
  if (!encryptionKey) config.encryptionKey = Buffer.from(keptSecret(dataDir, 'encryption.key'), 'hex')
  if (!config.paymentSecret) config.paymentSecret = keptSecret(dataDir, 'payment.key')
  return config
}

function s3From(reader: Reader): Config['s3'] {
  if (reader.choice('STORAGE', ['local', 's3'] as const, 'local') === 'local') return null
  const needed = (name: string): string => {
    const value = reader.text(name, '')
    if (value === '') reader.refuse(name, 'is needed when STORAGE=s3')
    return value
  }
  return {
    endpoint: reader.url('S3_ENDPOINT', '', ['http:', 'https:']),
    region: reader.text('S3_REGION', 'us-east-1'),
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    isPathStyle: reader.flag('S3_PATH_STYLE', true),
  }
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
