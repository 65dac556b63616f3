import sanitizeHtml from 'sanitize-html'

/** Only text structure, pictures and links: what the rich-text views of both clients support. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'a',
    'span',
    'div',
    'figure',
    'figcaption',
    'sup',
    'sub',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: isOutside(attributes.href)
        ? { ...attributes, target: '_blank', rel: 'noopener noreferrer nofollow' }
        : { ...attributes },
    }),
  },
}

const isOutside = (href: string | undefined): boolean => /^https:/i.test(href ?? '')

const CACHE_SIZE = 500
/**
 * Parsing takes milliseconds and the catalogue seldom changes, so the latest texts are cached; the oldest is
 * evicted first.
 */
const cleaned = new Map<string, string>()

/** Sanitises HTML of the catalogue: removes everything that could run, load resources unsafely or mislead. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, options)
  const oldest = cleaned.size >= CACHE_SIZE ? cleaned.keys().next() : undefined
  if (oldest && !oldest.done) cleaned.delete(oldest.value)
  cleaned.set(html, clean)
  return clean
}
