import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ConfigError, loadConfig } from '../../server/config'
import { seal, unseal } from '../../server/lib/seal'

const place = 'person.id_number_sealed/p' as const

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-config-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: folder, ...env })
const problemsOf = (env: Record<string, string>): string[] => {
  try {
    load(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map((problem) => problem.split(':')[0] ?? '')
    throw error
  }
  return []
}

describe('configuration', () => {
  test('requires nothing in development', () => {
    expect(load()).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      databaseUrl: null,
      apiPrefix: '',
      sessionHeader: 'third-session',
      sessionTtlMs: 14_400_000,
      isSandboxOn: true,
      brandName: '康序健康',
      seed: 'demo',
    })
  })

  test('reports all problems together', () => {
    expect(
      problemsOf({
        NODE_ENV: 'staging',
        PORT: '99999',
        DATABASE_URL: 'mysql://x',
        API_PREFIX: 'api/',
        SESSION_HEADER: 'a b',
        PUBLIC_URL: 'here',
        CORS_ORIGINS: 'https://ok.example.com,nope',
        SANDBOX: 'maybe',
        ENCRYPTION_KEY: 'short',
        LOG_LEVEL: 'loud',
        STORE_TIME_ZONE: 'Mars/Base',
        TENANT: 'a b',
        RATE_LIMIT_PER_MINUTE: '-1',
      }).sort(),
    ).toEqual([
      'API_PREFIX',
      'CORS_ORIGINS',
      'DATABASE_URL',
      'ENCRYPTION_KEY',
      'LOG_LEVEL',
      'NODE_ENV',
      'PORT',
      'PUBLIC_URL',
      'RATE_LIMIT_PER_MINUTE',
      'SANDBOX',
      'SESSION_HEADER',
      'STORE_TIME_ZONE',
      'TENANT',
    ])
  })

  test('treats an empty value as absent', () => {
    expect(load({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8787, databaseUrl: null })
  })

  test('requires the key in production, where the sandbox is off unless enabled by name', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual(['ENCRYPTION_KEY'])
    const key = 'ab'.repeat(32)
    expect(load({ NODE_ENV: 'production', ENCRYPTION_KEY: key })).toMatchObject({
      isSandboxOn: false,
      seed: 'none',
      host: '0.0.0.0',
    })
    expect(existsSync(path.join(folder, 'payment.key'))).toBe(false)
  })

  test('requires its name, a password and a secret of its own for the sandbox in production', () => {
    const production = { NODE_ENV: 'production', ENCRYPTION_KEY: 'ab'.repeat(32) }
    expect(problemsOf({ ...production, SANDBOX: '1' })).toEqual([
      'SANDBOX',
      'SANDBOX_PASSWORD',
      'PAYMENT_SECRET',
    ])
    const named = { ...production, SANDBOX: 'allow-in-production', PAYMENT_SECRET: 'a-secret' }
    expect(problemsOf({ ...named, SANDBOX_PASSWORD: 'short' })).toEqual(['SANDBOX_PASSWORD'])
    expect(load({ ...named, SANDBOX_PASSWORD: 'long-enough-2026' }).isSandboxOn).toBe(true)
  })

  test.each([
    ['', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, ::1,loopback', ['10.0.0.0/8', '::1', 'loopback']],
  ])('TRUST_PROXY=%s', (text, trustProxy) => {
    expect(load({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy)
  })

  test.each(['true', 'yes', '11', '-1', '10.0.0.0/33', '10.0.0', '*'])('refuses TRUST_PROXY=%s', (text) => {
    expect(problemsOf({ TRUST_PROXY: text })).toEqual(['TRUST_PROXY'])
  })

  test('does not repeat a password of an invalid connection string', () => {
    expect(() => load({ DATABASE_URL: 'mysql://me:s3cret@db/x' })).toThrow(ConfigError)
    expect(() => load({ DATABASE_URL: 'mysql://me:s3cret@db/x' })).not.toThrow(/s3cret/)
  })

  test('decrypts with a previous key, and encrypts with the new one', () => {
    const [older, old, current] = ['a1', 'b2', 'c3'].map((byte) => byte.repeat(32)) as [
      string,
      string,
      string,
    ]
    const before = load({ ENCRYPTION_KEY: old })
    const after = load({ ENCRYPTION_KEY: current, ENCRYPTION_KEY_PREVIOUS: `${old}, ${older}` })
    expect(unseal(after, seal(before, 'A123456(3)', place), place)).toBe('A123456(3)')
    expect(unseal(after, seal(load({ ENCRYPTION_KEY: older }), 'B', place), place)).toBe('B')
    expect(() => unseal(before, seal(after, 'A123456(3)', place), place)).toThrow()
    expect(() =>
      unseal(load({ ENCRYPTION_KEY: current }), seal(before, 'A123456(3)', place), place),
    ).toThrow()
    expect(problemsOf({ ENCRYPTION_KEY_PREVIOUS: `${old},short` })).toEqual(['ENCRYPTION_KEY_PREVIOUS'])
  })

  test('creates the development key once, reuses it, and makes it readable only by its owner', () => {
    const first = load()
    expect(load().encryptionKey.equals(first.encryptionKey)).toBe(true)
    expect(statSync(path.join(folder, 'encryption.key')).mode & 0o777).toBe(0o600)
    expect(unseal(first, seal(first, 'A123456(3)', place), place)).toBe('A123456(3)')
    expect(() =>
      unseal({ encryptionKey: Buffer.alloc(32, 1) }, seal(first, 'A123456(3)', place), place),
    ).toThrow()
  })

  test('writes nothing when it is invalid', () => {
    expect(problemsOf({ PORT: 'x' })).toEqual(['PORT'])
    expect(existsSync(path.join(folder, 'encryption.key'))).toBe(false)
  })

  test('stops the start with the list and a specific exit code', () => {
    const root = path.join(__dirname, '..', '..')
    const result = spawnSync(process.execPath, ['scripts/server.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: 'abc', LOG_LEVEL: 'loud' },
    })
    expect(result.status).toBe(78)
    expect(result.stderr).toContain('PORT: must be a whole number from 0 to 65535, is "abc"')
    expect(result.stderr).toContain('LOG_LEVEL: must be one of')
    expect(result.stderr).not.toMatch(/\bat .*config\.ts/)
  })
})
