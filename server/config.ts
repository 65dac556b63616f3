import { existsSync } from 'node:fs'
import path from 'node:path'
import { readAnswers } from './config-answers'
import { type MapConfig, readMap } from './config-map'
import { type Operations, readOperations } from './config-operations'
import { readCorsOrigins, readFrameOrigins } from './config-origins'
import { type ProviderConfig, readProviders, readWechatPush } from './config-providers'
import { readTrustProxy, type TrustProxy } from './config-proxy'
import { type Environment, Reader } from './config-reader'
import { readRetention, type Retention } from './config-retention'
import { readSandbox } from './config-sandbox'
import { keptSecret, readEncryptionKey, readPreviousKeys } from './config-secrets'
import { readS3, type S3Config } from './config-storage'

/** All external settings of the server. Created once by `loadConfig` and never changed. */
export interface Config {
  nodeEnv: 'development' | 'test' | 'production'
  /** 0 lets the system choose a free port (tests). */
  port: number
  host: string
  /** Connection string of PostgreSQL; null starts the embedded one in `dataDir`. */
  databaseUrl: string | null
  /**
   * Connection string that bypasses a transaction-level pooler such as pgbouncer, for features that need a
   * session: notifications, locks of jobs, migrations. Null without a pooler.
   */
  databaseDirectUrl: string | null
  /** False sends unnamed statements, for poolers that do not support prepared statements. */
  canPrepareStatements: boolean
  /**
   * Connection string of a read-only replica that serves catalogue reads. Null reads from the database
   * itself.
   */
  databaseReadUrl: string | null
  databasePoolSize: number
  /** Absolute path of the folder for everything the server writes: embedded database, uploads, keys. */
  dataDir: string
  /** Cache of answers that do not depend on the user (server/plugins/answers.ts); 0 bytes disables it. */
  answers: { maxBytes: number; maxAgeMs: number; graceMs: number }
  /** Absolute path of the built web app, served at the root when it exists. */
  webRoot: string
  /** Prefix of every API path: '' or '/something'. */
  apiPrefix: string
  /** Lower-case name of the header that carries the session token. */
  sessionHeader: string
  sessionTtlMs: number
  appId: string
  tenant: string
  /** Base URL of pictures sent to clients; '' means "same origin". */
  assetBase: string
  /** Public URL of this server, without a trailing slash. */
  publicUrl: string
  /** Exact origins; in development every localhost port is also allowed. */
  corsOrigins: string[]
  isSandboxOn: boolean
  /** Password of the sandbox's pages except the cashier; '' requires none. */
  sandboxPassword: string
  /** Serves the API documentation at /docs and /openapi.json. */
  areDocsOn: boolean
  /** 32 bytes; encrypts data at rest (ID numbers). */
  encryptionKey: Buffer
  /** Earlier keys, which still decrypt the values that they encrypted. */
  previousEncryptionKeys: Buffer[]
  /** Encrypts in the format of version 1.0.0, while servers of that version run beside this one. */
  isSealedForOldServers: boolean
  retention: Retention
  brandName: string
  brandNameLatin: string
  helpCentreUrl: string
  map: MapConfig
  /** Hosts whose pages the app may frame, as sources of a content security policy. */
  frameOrigins: string[]
  social: { facebookAppId: string; wechatAppId: string; googleClientId: string }
  /**
   * App secret of the mini-program `wechatAppId`; '' disables its sign-in outside of the sandbox. Never sent
   * to a client.
   */
  wechatAppSecret: string
  /** Token and key of WeChat's pushes; null disables the check of pictures. */
  wechatPush: { token: string; key: string } | null
  /** The WeChat official account of the web app: sign-in inside WeChat's browser, and its JS-SDK. */
  wechatH5AppId: string
  wechatH5AppSecret: string
  facebookAppSecret: string
  googleClientSecret: string
  /** S3-compatible storage for uploads; null stores them in `dataDir`. */
  s3: S3Config | null
  /** `smtp(s)://user:password@host:port`; '' disables e-mail outside of the sandbox. */
  smtpUrl: string
  mailFrom: string
  /**
   * URL of a service that sends SMS: receives `{ to, text }`, signed with the secret. '' disables SMS outside
   * of the sandbox.
   */
  smsWebhookUrl: string
  smsWebhookSecret: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Requests per minute and client; 0 disables the limit. */
  rateLimitPerMinute: number
  /** Requests per minute and client to sign-in and code endpoints. */
  tightRateLimitPerMinute: number
  /**
   * Failed passwords of an account (five times as many from an address) after which a picture code is
   * required; 0 never requires one.
   */
  pictureCodeAfterFailures: number
  /** Codes sent to one address within an hour after which a picture code is required. */
  pictureCodeAfterCodes: number
  /** Codes that are sent for one address within an hour at most; 0 disables the limit. */
  codesPerAddressPerHour: number
  /** Time within which headers and body must arrive; slower requests are answered with 408. */
  requestTimeoutMs: number
  trustProxy: TrustProxy
  storeTimeZone: string
  operations: Operations
  /** Accounts at payment providers; used outside of the sandbox. */
  providers: ProviderConfig
  /** Signs the sandbox provider's notices; unused without the sandbox. */
  paymentSecret: string
  /** What fills an empty database at start. */
  seed: 'demo' | 'none'
  /**
   * Size of the demo data: 1 is the size that the pages show; n from 2 to 100 adds n thousand goods and n
   * times ten thousand orders.
   */
  seedScale: number
}

/**
 * The app id of the web pages: in WeChat's browser, sign-in, JS-SDK signatures and payments use the official
 * account.
 */
export const h5AppIdOf = (config: Config): string => config.wechatH5AppId || config.appId

/** Thrown by `loadConfig`; `problems` lists every wrong or missing value, not only the first. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const NODE_ENVS = ['development', 'test', 'production'] as const
const WEB = ['http:', 'https:']

function readAddresses(reader: Reader, isProduction: boolean) {
  const port = reader.integer('PORT', 8787, 0, 65535)
  return {
    port,
    host: reader.text('HOST', isProduction ? '0.0.0.0' : '127.0.0.1'),
    webRoot: path.resolve(reader.text('WEB_ROOT', path.join(__dirname, '..', 'dist', 'h5'))),
    apiPrefix: reader.matching(
      'API_PREFIX',
      '',
      /^(\/[A-Za-z0-9._~-]+)+$/,
      'must be empty or look like /api',
    ),
    assetBase: reader.url('ASSET_BASE', '', WEB),
    publicUrl: reader.url('PUBLIC_URL', `http://localhost:${port}`, WEB),
    corsOrigins: readCorsOrigins(reader),
    areDocsOn: reader.flag('API_DOCS', !isProduction),
    trustProxy: readTrustProxy(reader.text('TRUST_PROXY', ''), (why) => reader.refuse('TRUST_PROXY', why)),
  }
}

const POSTGRES = ['postgres:', 'postgresql:']
const readDatabaseUrl = (reader: Reader, name: string): string | null =>
  reader.optional(name) ? reader.url(name, '', POSTGRES) : null

function readDatabase(reader: Reader) {
  const databaseUrl = readDatabaseUrl(reader, 'DATABASE_URL')
  const databaseDirectUrl = readDatabaseUrl(reader, 'DATABASE_DIRECT_URL')
  if (databaseDirectUrl && !databaseUrl)
    reader.refuse('DATABASE_DIRECT_URL', 'means nothing without DATABASE_URL')
  return {
    databaseUrl,
    databaseDirectUrl,
    databaseReadUrl: readDatabaseUrl(reader, 'DATABASE_READ_URL'),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 10, 1, 200),
    canPrepareStatements: reader.flag('DATABASE_PREPARED_STATEMENTS', databaseDirectUrl === null),
  }
}

function readData(reader: Reader, isProduction: boolean) {
  return {
    ...readDatabase(reader),
    dataDir: path.resolve(reader.text('DATA_DIR', '.data')),
    s3: readS3(reader),
    seed: reader.choice('SEED', ['demo', 'none'] as const, isProduction ? 'none' : 'demo'),
    seedScale: reader.integer('SEED_SCALE', 1, 1, 100),
  }
}

function readSession(reader: Reader) {
  return {
    sessionHeader: reader
      .matching('SESSION_HEADER', 'third-session', /^[A-Za-z][A-Za-z0-9-]*$/, 'must be a header name')
      .toLowerCase(),
    sessionTtlMs: reader.integer('SESSION_TTL_MS', 14_400_000, 1000, 31_536_000_000),
    appId: reader.text('APP_ID', 'medibook-h5'),
    tenant: reader.matching('TENANT', '1', /^[\w-]+$/, 'must be letters, digits, _ or -'),
  }
}

/** Settings of the shop's appearance: its names, time zone, map and the pages that it may frame. */
function readShop(reader: Reader, isTest: boolean) {
  const storeTimeZone = reader.text('STORE_TIME_ZONE', 'Asia/Hong_Kong')
  if (!isTimeZone(storeTimeZone))
    reader.refuse('STORE_TIME_ZONE', `"${storeTimeZone}" is not a known time zone`)
  return {
    storeTimeZone,
    brandName: reader.text('BRAND_NAME', '康序健康'),
    brandNameLatin: reader.text('BRAND_NAME_LATIN', 'Medibook'),
    helpCentreUrl: reader.url('HELP_CENTRE_URL', '', WEB),
    map: readMap(reader, isTest),
    frameOrigins: readFrameOrigins(reader),
  }
}

/** Accounts at other companies. */
function readAccounts(reader: Reader) {
  return {
    social: {
      facebookAppId: reader.text('FACEBOOK_APP_ID', ''),
      wechatAppId: reader.text('WECHAT_APP_ID', ''),
      googleClientId: reader.text('GOOGLE_CLIENT_ID', ''),
    },
    wechatAppSecret: reader.text('WECHAT_APP_SECRET', ''),
    wechatPush: readWechatPush(reader),
    wechatH5AppId: reader.text('WECHAT_H5_APP_ID', ''),
    wechatH5AppSecret: reader.text('WECHAT_H5_APP_SECRET', ''),
    facebookAppSecret: reader.text('FACEBOOK_APP_SECRET', ''),
    googleClientSecret: reader.text('GOOGLE_CLIENT_SECRET', ''),
    smtpUrl: reader.url('SMTP_URL', '', ['smtp:', 'smtps:']),
    mailFrom: reader.text('MAIL_FROM', 'no-reply@medibook.example'),
    smsWebhookUrl: reader.url('SMS_WEBHOOK_URL', '', WEB),
    smsWebhookSecret: reader.text('SMS_WEBHOOK_SECRET', ''),
    providers: readProviders(reader),
  }
}

function readLimits(reader: Reader) {
  const rateLimitPerMinute = reader.integer('RATE_LIMIT_PER_MINUTE', 1200, 0, 1_000_000)
  // Disabling the rate limit (tests, measurements) also disables these limits unless they are set explicitly.
  const unlessOff = (value: number): number => (rateLimitPerMinute === 0 ? 0 : value)
  return {
    rateLimitPerMinute,
    tightRateLimitPerMinute: reader.integer('TIGHT_RATE_LIMIT_PER_MINUTE', 30, 0, 1_000_000),
    pictureCodeAfterFailures: reader.integer('PICTURE_CODE_AFTER_FAILURES', unlessOff(3), 0, 1000),
    pictureCodeAfterCodes: reader.integer('PICTURE_CODE_AFTER_CODES', unlessOff(10), 0, 10_000),
    codesPerAddressPerHour: reader.integer('CODES_PER_ADDRESS_PER_HOUR', unlessOff(60), 0, 100_000),
    requestTimeoutMs: reader.integer('REQUEST_TIMEOUT_MS', 120_000, 100, 3_600_000),
  }
}

/**
 * Reads and checks the whole environment. Values of `.env` in the working directory fill in what the
 * environment leaves out.
 * @throws ConfigError that lists all problems
 */
export function loadConfig(env: Environment = process.env): Config {
  const reader = new Reader(env)
  const nodeEnv = reader.choice('NODE_ENV', NODE_ENVS, 'development')
  const isProduction = nodeEnv === 'production'
  const encryptionKey = readEncryptionKey(reader, isProduction)
  const config = {
    nodeEnv,
    ...readAddresses(reader, isProduction),
    ...readData(reader, isProduction),
    ...readSession(reader),
    ...readSandbox(reader, isProduction),
    ...readShop(reader, nodeEnv === 'test'),
    ...readAccounts(reader),
    ...readLimits(reader),
    operations: readOperations(reader),
    previousEncryptionKeys: readPreviousKeys(reader),
    isSealedForOldServers: reader.flag('SEAL_FOR_OLD_SERVERS', false),
    answers: readAnswers(reader, nodeEnv === 'test'),
    retention: readRetention(reader),
    encryptionKey: encryptionKey ?? Buffer.alloc(32),
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  } satisfies Config

  if (reader.problems.length > 0) throw new ConfigError(reader.problems)
  if (!encryptionKey) config.encryptionKey = Buffer.from(keptSecret(config.dataDir, 'encryption.key'), 'hex')
  if (config.isSandboxOn && !config.paymentSecret)
    config.paymentSecret = keptSecret(config.dataDir, 'payment.key')
  return config
}

/**
 * Loads `.env` of the working directory into the process if it exists; variables that are already set take
 * precedence.
 */
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
