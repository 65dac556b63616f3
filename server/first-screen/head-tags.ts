import { type Language, languages } from '../../contract/constants/enums'
import type { Described } from './described'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string): string => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The app is at the root, its pages behind the hash: runs before anything reads the address. */
const toHash = "history.replaceState(null,'','/#/'+document.documentElement.getAttribute('data-route'))"

interface Place {
  language: Language
  /** Address of the page, without a language. */
  url: string
  /** Origin of pictures that are named by path. */
  origin: string
  brand: string
  /** Where it is in the app. */
  route: string
}

/** What search engines and previews of links read. */
function tagsOf(
  { title, description, picture, data }: Described,
  { language, url, origin, brand }: Place,
): string {
  const image = picture && new URL(picture, origin).href
  const about = { '@context': 'https://schema.org', ...data, url, ...(image ? { image } : {}) }
  const property = (name: string, value: string): string =>
    value ? `<meta property="og:${name}" content="${escaped(value)}">` : ''
  return [
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(url)}">`,
    ...languages.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escaped(`${url}?lang=${one}`)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escaped(url)}">`,
    property('title', title),
    property('description', description),
    property('image', image),
    property('url', url),
    property('site_name', brand),
    property('locale', language.replace('-', '_')),
    property('type', data['@type'] === 'Article' ? 'article' : 'website'),
    `<script type="application/ld+json">${JSON.stringify(about).replace(/</g, '\\u003c')}</script>`,
  ].join('')
}

/** A route of the app with the id of what it is about. */
export const routeTo = (route: string, id: string): string =>
  id ? `${route}?id=${encodeURIComponent(id)}` : route

/** The app's page, which opens another one behind the hash; nothing to list for a search engine. */
export const unlistedPage = (shell: string, route: string): string =>
  shell
    .replace('<html ', () => `<html data-route="${escaped(route)}" `)
    .replace('</title>', () => `</title><meta name="robots" content="noindex"><script>${toHash}</script>`)

/** The app's page with what it is about in its head; it opens the page behind the hash. */
export function describedPage(html: string, described: Described, place: Place): string {
  const title = escaped(`${described.title} · ${place.brand}`)
  return html
    .replace(
      /<html lang="[^"]*"/,
      () => `<html lang="${place.language}" data-route="${escaped(place.route)}"`,
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${title}</title>${tagsOf(described, place)}<script>${toHash}</script>`,
    )
}
