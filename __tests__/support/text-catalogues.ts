import fs from 'node:fs'
import path from 'node:path'
import { type Language, languages, roomFolder, type TextRoom } from '@/i18n/languages'

const src = path.resolve(__dirname, '..', '..', 'src')

export const rooms: readonly TextRoom[] = [
  'main',
  'common',
  'errors',
  'pages-common',
  'pages-goods',
  'pages-order',
  'pages-mine',
  'pages-shop',
  'pages-clinic',
  'pages-shopping',
  'pages/trolley',
  'pages-common/welcome',
]

/** Texts of one package in one language by dotted key. */
export type FlatTexts = Record<string, string>

function flatten(value: unknown, prefix = ''): FlatTexts {
  if (typeof value === 'string') return { [prefix]: value }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, inner]) =>
      flatten(inner, prefix ? `${prefix}.${key}` : key),
    ),
  ) as FlatTexts
}

export function readTexts(room: TextRoom, language: Language): FlatTexts {
  return flatten(JSON.parse(fs.readFileSync(path.join(src, roomFolder(room), `${language}.json`), 'utf8')))
}

export const allTexts = Object.fromEntries(
  rooms.map((room) => [
    room,
    Object.fromEntries(languages.map((language) => [language, readTexts(room, language)])),
  ]),
) as Record<TextRoom, Record<Language, FlatTexts>>

export interface SourceFile {
  name: string
  text: string
}

/** Source files of the client without comments. */
export function readSources(folder = src): SourceFile[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return readSources(full)
    if (!/\.tsx?$/.test(entry.name)) return []
    const text = fs
      .readFileSync(full, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
    return [{ name: path.relative(src, full), text }]
  })
}

export interface Use {
  file: string
  room: TextRoom | null
  key: string
  isPattern: boolean
}

const PLURAL = /_(zero|one|two|few|many|other)$/

/** A key without its plural suffix, as used in code. */
export const askedKey = (key: string): string => key.replace(PLURAL, '')

/** Pattern of a template literal, whose expressions match any text without a dot. */
export const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\w.-]+')}$`,
  )

/** Every call of a translate function with a literal or template key. */
export function usesOf({ name, text }: SourceFile): Use[] {
  const aliases = new Map<string, TextRoom | null>([['t', null]])
  for (const [, inside = '', room = ''] of text.matchAll(/const \{([^}]*)\} = useText\('([^']+)'\)/g)) {
    const alias = /(?:^|[,\s])t(?:\s*:\s*(\w+))?\s*(?:,|$)/.exec(inside.trim())
    if (alias) aliases.set(alias[1] ?? 't', room as TextRoom)
  }
  const uses: Use[] = []
  for (const [alias, room] of aliases) {
    for (const [, quote, key = ''] of text.matchAll(
      new RegExp(`(?<![\\w.])${alias}\\(\\s*(['\`])((?:(?!\\1).)+)\\1`, 'g'),
    ))
      uses.push({ file: name, room, key, isPattern: quote === '`' })
  }
  for (const [, room = '', quote, key = ''] of text.matchAll(
    /\btranslate\('([\w-]+)',\s*(['`])((?:(?!\2).)+)\2/g,
  ))
    uses.push({ file: name, room: room as TextRoom, key, isPattern: quote === '`' })
  return uses
}
