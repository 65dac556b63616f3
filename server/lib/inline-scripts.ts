import { createHash } from 'node:crypto'

/** Hashes of a page's inline scripts, which the build writes. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\/json)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map((match) => match[1] ?? '')
    .filter(Boolean)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Adds them to a content security policy; no others may run. */
export const allowScripts = (policy: string, hashes: readonly string[]): string =>
  policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
