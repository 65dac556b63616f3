import type { Language } from '../../contract/constants/enums'
import type { Config } from '../config'

/** URL of a catalogue picture for clients: below the configured base, else relative to this server. */
export const assetUrl = (config: Pick<Config, 'assetBase'>, path: string): string =>
  path.startsWith('/') ? `${config.assetBase}${path}` : path

/** URL of a picture that contains text: `{lang}` is replaced by the language of the request. */
export const assetUrlIn = (config: Pick<Config, 'assetBase'>, path: string, lang: Language): string =>
  assetUrl(config, path.replace('{lang}', lang))
