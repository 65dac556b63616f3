import type { TSchema } from '@sinclair/typebox'

/** Typical values by property name, used where the schema is a plain string. */
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
  if (found === undefined) throw new Error(`The schema of "${name}" needs an example`)
  return found
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
 * Returns a value that the schema accepts, always the same one, as an example for the published document.
 * @param name of the property that contains it; selects a typical word
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
