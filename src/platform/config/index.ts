import defaults from './defaults.json'
import type { ClientConfig } from './types'

// The build writes the checked table over this name; outside a build (tests) the defaults hold.
const built = process.env.CLIENT_CONFIG

/** The app's configuration. */
export const clientConfig: Readonly<ClientConfig> = {
  ...defaults,
  ...(built ? (JSON.parse(built) as ClientConfig) : {}),
}

/** Points the running app at other values: a test's own server, or an address chosen at run time. */
export function configureClient(values: Partial<ClientConfig>): void {
  Object.assign(clientConfig, values)
}

/** Full address of an API path. */
export const apiUrl = (path: string): string => clientConfig.apiHost + clientConfig.apiPrefix + path

/** Full address of a picture or file; absolute addresses and data URLs stay as they are. */
export function resolveAsset(src: string): string {
  if (src === '' || /^(https?:|data:|blob:|wxfile:)/.test(src)) return src
  return (clientConfig.assetBase || clientConfig.apiHost) + (src.startsWith('/') ? src : `/${src}`)
}
