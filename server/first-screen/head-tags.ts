import { type Language, languages } from '../../contract/constants/enums'
import type { Described } from './described'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string): string => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/**
 * The app is served at the root with its pages behind the hash; this runs before any script reads the
 * address.
 */
const toHash = "history.replaceState(null,'','/#/'+document.documentElement.getAttribute('data-route'))"

interface Place {
  language: Language
  /** URL of the page, without a language. */
  url: string
  /** Origin of pictures that are given by path. */
  origin: string
  brand: string
  /** Route of the page in the app. */
  route: string
}

/** Builds the tags for search engines and link previews. */
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

/** A route of the app with the id of its object. */
export const routeTo = (route: string, id: string): string =>
  id ? `${route}?id=${encodeURIComponent(id)}` : route

/** The app's HTML for a route that must not be indexed by search engines. */
export const unlistedPage = (shell: string, route: string): string =>
  shell
    .replace('<html ', () => `<html data-route="${escaped(route)}" `)
    .replace('</title>', () => `</title><meta name="robots" content="noindex"><script>${toHash}</script>`)

/** The app's HTML with metadata in its head; it opens the page behind the hash. */
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
