import defaults from './defaults.json'
import type { ClientConfig } from './types'

// The build replaces this name with the validated configuration; outside a build (tests) the defaults apply.
const built = process.env.CLIENT_CONFIG

/** The app's configuration. */
export const clientConfig: Readonly<ClientConfig> = {
  ...defaults,
  ...(built ? (JSON.parse(built) as ClientConfig) : {}),
}

/** Overrides configuration values at run time: a test's own server, or a chosen address. */
export function configureClient(values: Partial<ClientConfig>): void {
  Object.assign(clientConfig, values)
}

/** Absolute address of an API path. */
export const apiUrl = (path: string): string => clientConfig.apiHost + clientConfig.apiPrefix + path

/** Absolute address of a picture or file; absolute addresses and data URLs are returned unchanged. */
export function resolveAsset(src: string): string {
  if (src === '' || /^(https?:|data:|blob:|wxfile:)/.test(src)) return src
  return (clientConfig.assetBase || clientConfig.apiHost) + (src.startsWith('/') ? src : `/${src}`)
}
