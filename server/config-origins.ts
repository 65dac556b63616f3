import { isUrl, type Reader } from './config-reader'

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export function readCorsOrigins(reader: Reader): string[] {
  const origins = listOf(reader.text('CORS_ORIGINS', ''))
  for (const origin of origins) {
    if (!isUrl(origin, ['http:', 'https:']) || new URL(origin).origin !== origin) {
      reader.refuse('CORS_ORIGINS', `"${origin}" is not an origin such as https://app.example.com`)
    }
  }
  return origins
}

/** Reads hosts as origins of a content security policy. */
export function readFrameOrigins(reader: Reader): string[] {
  const hosts = listOf(reader.text('WEBVIEW_HOSTS', ''))
  const wrong = hosts.filter((host) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(host))
  for (const host of wrong)
    reader.refuse('WEBVIEW_HOSTS', `"${host}" is not a host name such as help.example.com`)
  return hosts.map((host) => `https://${host}`)
}
