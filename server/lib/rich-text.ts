import sanitizeHtml from 'sanitize-html'

/** Only text structure, pictures and links: what a rich-text view of either client can show. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'a', 'span', 'div', 'figure', 'figcaption', 'sup', 'sub'],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: isOutside(attributes.href) ? { ...attributes, target: '_blank', rel: 'noopener noreferrer nofollow' } : { ...attributes } }),
  },
}

const isOutside = (href: string | undefined): boolean => /^https:/i.test(href ?? '')

/** HTML of the catalogue with everything that could run, load from elsewhere unsafely or mislead taken out. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options)
