import type { Config } from '../config'

/** Address of a picture of the catalogue as clients get it: under the configured base, else relative to this server. */
export const assetUrl = (config: Pick<Config, 'assetBase'>, path: string): string =>
  path.startsWith('/') ? `${config.assetBase}${path}` : path
