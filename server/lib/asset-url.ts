import type { Language } from '../../contract/constants/enums'
import type { Config } from '../config'

/** Address of a picture of the catalogue as clients get it: under the configured base, else relative to this server. */
export const assetUrl = (config: Pick<Config, 'assetBase'>, path: string): string =>
  path.startsWith('/') ? `${config.assetBase}${path}` : path

/** Address of a picture with words on it: `{lang}` is replaced by the language of the request. */
export const assetUrlIn = (config: Pick<Config, 'assetBase'>, path: string, lang: Language): string =>
  assetUrl(config, path.replace('{lang}', lang))
