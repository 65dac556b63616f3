import type { CleanRichText } from './types'

/** WeChat's rich-text runs no scripts and follows no links; its pictures need their size in the text itself. */
export const cleanRichText: CleanRichText = (html, resolve) =>
  html
    .replace(/<img(?![^>]*\salt=)/g, '<img alt=""')
    .replace(
      /<img([^>]*?)src="(\/[^"]*)"/g,
      (_, before: string, path: string) =>
        `<img${before}style="max-width:100%;height:auto;border-radius:8px" src="${resolve(path)}"`,
    )
