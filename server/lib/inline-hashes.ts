import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)]
    .map((match) => match[1] ?? '')
    .filter(Boolean)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Hashes of a page's inline parts, written by the build. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, /<script(?![^>]*\ssrc=)(?![^>]*\/json)[^>]*>([\s\S]*?)<\/script>/gi),
  styles: [...new Set(hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/gi))],
})

/** Adds the hashes to a content security policy, which then refuses all other inline scripts and styles. */
export const allowInline = (policy: string, { scripts, styles }: InlineHashes): string =>
  policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src-elem 'self'", ["style-src-elem 'self'", ...styles].join(' '))

/**
 * Reads the build's hashes of the styles that the app's router adds to every page. @returns sources of
 * style-src-elem
 */
export function styleSources(webRoot: string): string[] {
  const file = path.join(webRoot, 'style-hashes.json')
  if (!existsSync(file)) return []
  return (JSON.parse(readFileSync(file, 'utf8')) as string[]).map((hash) => `'sha256-${hash}'`)
}
