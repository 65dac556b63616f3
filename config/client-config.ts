import defaults from '../src/platform/config/defaults.json'
import type { ClientConfig } from '../src/platform/config/types'

type Env = Record<string, string | undefined>
type Check = (value: string) => string | null

const required: Check = (value) => (value.trim() === '' ? 'must not be empty' : null)
const httpUrl: Check = (value) =>
  /^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(value) ? null : 'must be an http(s) address'
const optional =
  (check: Check): Check =>
  (value) =>
    value === '' ? null : check(value)
const hostList: Check = (value) =>
  value.split(',').every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(host.trim()))
    ? null
    : 'must be host names separated by commas'
const matches =
  (pattern: RegExp, wanted: string): Check =>
  (value) =>
    pattern.test(value) ? null : `must be ${wanted}`

interface Row {
  key: keyof ClientConfig
  name: string
  check: Check
  fallback?: (target: string) => string
}

const noSlashAtEnd = (value: string) => value.replace(/\/+$/, '')

/** Every build-time value: its environment variable, its validation rule and its default. */
const clientConfigTable: readonly Row[] = [
  // H5 is served from the API's own origin; a mini-program has no origin
  {
    key: 'apiHost',
    name: 'API_HOST',
    check: optional(httpUrl),
    fallback: (target) => (target === 'weapp' ? 'http://127.0.0.1:8787' : ''),
  },
  {
    key: 'apiPrefix',
    name: 'API_PREFIX',
    check: optional(matches(/^\/[\w./-]*$/, 'a path that begins with /')),
  },
  {
    key: 'appId',
    name: 'APP_ID',
    check: required,
    fallback: (target) => (target === 'weapp' ? 'medibook-weapp' : defaults.appId),
  },
  {
    key: 'sessionHeader',
    name: 'SESSION_HEADER',
    check: matches(/^[A-Za-z][A-Za-z0-9-]*$/, 'a header name'),
  },
  { key: 'tenant', name: 'TENANT', check: matches(/^[\w-]+$/, 'letters, digits, - or _') },
  { key: 'webviewHosts', name: 'WEBVIEW_HOSTS', check: optional(hostList) },
  { key: 'assetBase', name: 'ASSET_BASE', check: optional(httpUrl) },
  { key: 'helpCentreUrl', name: 'HELP_CENTRE_URL', check: optional(httpUrl) },
  { key: 'brandName', name: 'BRAND_NAME', check: required },
  { key: 'brandNameLatin', name: 'BRAND_NAME_LATIN', check: required },
  { key: 'appVersionCode', name: 'APP_VERSION_CODE', check: matches(/^\d+$/, 'a whole number') },
  { key: 'appVersion', name: 'APP_VERSION', check: matches(/^\d+\.\d+\.\d+$/, 'a version like 1.0.0') },
]

/**
 * The client's configuration for one target.
 * @returns every value, and one message per invalid value (`problems` is empty when all are valid)
 */
export function readClientConfig(env: Env, target: string): { config: ClientConfig; problems: string[] } {
  const config: ClientConfig = { ...defaults }
  const problems: string[] = []
  for (const { key, name, check, fallback } of clientConfigTable) {
    const own = target === 'h5' && key === 'appId' ? (env.H5_APP_ID ?? env[name]) : env[name]
    const value = noSlashAtEnd((own ?? fallback?.(target) ?? defaults[key]).trim())
    const problem = check(value)
    if (problem) problems.push(`${name}: ${problem} (is ${JSON.stringify(value)})`)
    config[key] = value
  }
  return { config, problems }
}
