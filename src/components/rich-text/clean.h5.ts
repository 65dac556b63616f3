import createPurifier from 'dompurify'
import { leadTo } from './lead-to'
import type { CleanRichText } from './types'

const words = (list: string) => list.split(' ')
const policy = {
  ALLOWED_TAGS: words(
    'a b blockquote br caption div em figcaption figure h1 h2 h3 h4 hr i img li ol p s span ' +
      'strong sub sup table tbody td tfoot th thead tr u ul',
  ),
  ALLOWED_ATTR: words('alt colspan height href rowspan scope src width'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // their content is not readable text; DOMPurify itself removes the content of scripts, styles and SVG
  ADD_FORBID_CONTENTS: words('object select textarea'),
}

function directLink(link: Element): void {
  const href = leadTo(link.getAttribute('href') ?? '')
  if (href) link.setAttribute('href', href)
  else link.removeAttribute('href')
}

function completePicture(picture: Element, resolve: (path: string) => string): void {
  const src = picture.getAttribute('src') ?? ''
  if (/^(https:\/\/|\/(?!\/))/i.test(src))
    picture.setAttribute('src', src.startsWith('/') ? resolve(src) : src)
  else picture.removeAttribute('src')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  picture.setAttribute('loading', 'lazy')
}

/**
 * Sanitised with an allow-list: whatever the server sends, a text cannot run scripts, embed frames or add
 * styles.
 */
export const cleanRichText: CleanRichText = (html, resolve) => {
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') directLink(element)
    if (element.tagName === 'IMG') completePicture(element, resolve)
  })
  // the page has its own level 1 heading
  return purifier.sanitize(html, policy).replace(/<(\/?)h1\b/g, '<$1h2')
}
