import type { TSchema } from '@sinclair/typebox'

/** What a property usually holds, by its name; taken where its schema says no more than "text". */
const WORDS: Record<string, string> = {
  name: '陳美儀',
  nickName: '美儀',
  buyerName: '陳美儀',
  personName: '陳美儀',
  msg: 'ok',
  phone: '91234567',
  buyerPhone: '91234567',
  phoneCode: '+852',
  email: 'mei@example.com',
  username: 'demo',
  password: 'Demo-2026',
  code: '123456',
  address: '香港中環皇后大道中 18 號',
  keyword: '流感',
  spuName: '四價流感疫苗',
  shopName: '中環健康中心',
  picUrl: '/assets/goods/vaccine-flu.svg',
  headimgUrl: '/assets/persons/self-f.svg',
  orderNo: 'KX261124103000100001',
  content: '醫護細心，等候時間短。',
  remark: '請安排上午',
  link: '/pages-goods/goods-detail/goods-detail?id=spu-vaccine-flu',
  rating: '4.8',
  url: 'https://pay.example.com/pay',
  verifyCode: 'A3F0 1124 002',
  icon: 'syringe',
  returnUrl: 'https://app.example.com/pay',
}

const fits = (schema: TSchema, text: string): boolean =>
  (schema.minLength === undefined || text.length >= schema.minLength) &&
  (schema.maxLength === undefined || text.length <= schema.maxLength) &&
  (schema.pattern === undefined || new RegExp(schema.pattern as string).test(text))

function textOf(schema: TSchema, name: string): string {
  const idText =
    name === 'id' || name.endsWith('Id')
      ? `${name === 'id' ? 'item' : name.slice(0, -2).toLowerCase()}-1`
      : undefined
  const candidates = [
    WORDS[name],
    idText,
    name,
    'text-1',
    '2026-11-24',
    '10:30',
    'example-key-0001',
    '123456',
    '91234567',
    '+852',
  ]
  const found = candidates.find((text): text is string => text !== undefined && fits(schema, text))
  if (found !== undefined) return found
  const made = schema.pattern === undefined ? 'x' : fromPattern(schema.pattern as string)
  return made.length < (schema.minLength ?? 0)
    ? made.padEnd(schema.minLength as number, made.at(-1) ?? 'x')
    : made
}

/** A short text that a pattern accepts. Knows literals, classes, groups, alternatives and counts: what the contract uses. */
export function fromPattern(pattern: string): string {
  let at = 0
  const peek = (): string => pattern[at] ?? ''
  const take = (): string => pattern[at++] ?? ''

  function escaped(): string {
    const letter = take()
    return { d: '1', w: 'a', s: ' ', S: 'a', D: 'a', W: '-', b: '', B: '' }[letter] ?? letter
  }
  function characterClass(): string {
    const isNegated = peek() === '^'
    if (isNegated) take()
    const first = peek() === '\\' ? (take(), escaped()) : take()
    while (peek() !== ']') if (take() === '\\') take()
    take()
    return isNegated ? 'a' : first
  }
  function group(): string {
    if (pattern.startsWith('?:', at)) at += 2
    else if (/^\?[=!<]/.test(pattern.slice(at))) {
      // A condition about what stands around adds no text.
      alternatives()
      take()
      return ''
    }
    const text = alternatives()
    take()
    return text
  }
  function count(): number {
    if ('*?+'.includes(peek() || 'none')) return take() === '+' ? 1 : 0
    const match = /^\{(\d+)(?:,\d*)?\}/.exec(pattern.slice(at))
    if (!match) return 1
    at += match[0].length
    return Number(match[1])
  }
  function sequence(): string {
    let text = ''
    while (at < pattern.length && peek() !== '|' && peek() !== ')') {
      const letter = take()
      const atom =
        letter === '\\'
          ? escaped()
          : letter === '['
            ? characterClass()
            : letter === '('
              ? group()
              : letter === '^' || letter === '$'
                ? ''
                : letter === '.'
                  ? 'a'
                  : letter
      text += atom.repeat(count())
    }
    return text
  }
  function alternatives(): string {
    const first = sequence()
    while (peek() === '|') {
      take()
      sequence()
    }
    return first
  }
  return alternatives()
}

function numberOf(schema: TSchema): number {
  const least =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? undefined : (schema.exclusiveMinimum as number) + 1)
  const wanted = (schema.default ?? Math.max(1, (least as number | undefined) ?? 1)) as number
  return schema.maximum === undefined ? wanted : Math.min(wanted, schema.maximum as number)
}

const isNull = (schema: TSchema): boolean => schema.type === 'null'

/**
 * A value that the schema accepts, always the same one: for the examples of the published document.
 * @param name of the property that holds it; chooses a fitting word
 */
export function exampleOf(schema: TSchema, name = ''): unknown {
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0] as unknown
  if (schema.const !== undefined) return schema.const as unknown
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return schema.enum[0] as unknown
  if (schema.allOf)
    return Object.assign({}, ...(schema.allOf as TSchema[]).map((part) => exampleOf(part, name)))
  if (schema.anyOf) {
    const options = schema.anyOf as TSchema[]
    return exampleOf(options.find((option) => !isNull(option)) ?? (options[0] as TSchema), name)
  }
  switch (schema.type) {
    case 'object':
      return objectExample(schema)
    case 'array':
      return Array.from({ length: Math.max(1, (schema.minItems as number | undefined) ?? 1) }, () =>
        exampleOf(schema.items as TSchema, name.replace(/s$/, '')),
      )
    case 'string':
      return textOf(schema, name)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return (schema.default as boolean | undefined) ?? true
    default:
      return null
  }
}

function objectExample(schema: TSchema): Record<string, unknown> {
  if (schema.patternProperties)
    return {
      key: exampleOf(
        Object.values(schema.patternProperties as Record<string, TSchema>)[0] as TSchema,
        'value',
      ),
    }
  return Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, TSchema>).map(([key, property]) => [
      key,
      exampleOf(property, key),
    ]),
  )
}
