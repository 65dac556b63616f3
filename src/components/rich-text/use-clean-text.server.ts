import { leadTo } from './lead-to'
import type { CleanRichText } from './types'

/** A text that this server has already sanitised: only its links and pictures are adapted to the app. */
const withOwnLinks: CleanRichText = (html, resolve) =>
  html
    .replace(/<a\b[^>]*?(?: href="([^"]*)")?[^>]*>/g, (_, href?: string) => {
      const target = href && leadTo(href.replace(/&amp;/g, '&'))
      return target ? `<a href="${target.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">` : '<a>'
    })
    .replace(/<img(?![^>]*\salt=)/g, '<img alt=""')
    .replace(
      /<img([^>]*?)src="(\/[^"]*)"/g,
      (_, before: string, path: string) => `<img loading="lazy"${before}src="${resolve(path)}"`,
    )

/** Available immediately, because a first screen is rendered once. */
export const useCleanText = (html: string, resolve: (path: string) => string): string | null =>
  withOwnLinks(html, resolve)
