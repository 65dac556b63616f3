import { Type, type TSchema } from '@sinclair/typebox'
import { type FieldProblem, InputError, validatorCompiler } from '../../server/lib/validation'

const check = (schema: TSchema, input: unknown, httpPart = 'body') => {
  const validate = validatorCompiler({ schema, httpPart } as never) as (input: unknown) => {
    value?: unknown
    error?: InputError
  }
  const { value, error } = validate(input)
  return error ? { problems: error.problems, error } : { value }
}
const problemsOf = (schema: TSchema, input: unknown): FieldProblem[] | undefined =>
  check(schema, input).problems

describe('the problem of a field', () => {
  const kind = Type.Union([Type.Literal('a'), Type.Literal('b')])
  test.each<[string, TSchema, unknown, FieldProblem[]]>([
    ['missing', Type.Object({ a: Type.String() }), {}, [{ field: 'a', rule: 'required' }]],
    [
      'empty',
      Type.Object({ a: Type.String({ minLength: 2 }) }),
      { a: '' },
      [{ field: 'a', rule: 'required' }],
    ],
    [
      'short',
      Type.Object({ a: Type.String({ minLength: 2 }) }),
      { a: 'x' },
      [{ field: 'a', rule: 'minLength' }],
    ],
    [
      'long',
      Type.Object({ a: Type.String({ maxLength: 2 }) }),
      { a: 'xxx' },
      [{ field: 'a', rule: 'maxLength' }],
    ],
    [
      'a pattern',
      Type.Object({ a: Type.String({ pattern: '^x$' }) }),
      { a: 'y' },
      [{ field: 'a', rule: 'pattern' }],
    ],
    ['small', Type.Object({ a: Type.Number({ minimum: 2 }) }), { a: 1 }, [{ field: 'a', rule: 'min' }]],
    ['large', Type.Object({ a: Type.Number({ maximum: 2 }) }), { a: 3 }, [{ field: 'a', rule: 'max' }]],
    [
      'a small whole number',
      Type.Object({ a: Type.Integer({ minimum: 2 }) }),
      { a: 1 },
      [{ field: 'a', rule: 'min' }],
    ],
    [
      'a large whole number',
      Type.Object({ a: Type.Integer({ maximum: 2 }) }),
      { a: 3 },
      [{ field: 'a', rule: 'max' }],
    ],
    [
      'few',
      Type.Object({ a: Type.Array(Type.String(), { minItems: 1 }) }),
      { a: [] },
      [{ field: 'a', rule: 'minItems' }],
    ],
    [
      'many',
      Type.Object({ a: Type.Array(Type.String(), { maxItems: 1 }) }),
      { a: ['', ''] },
      [{ field: 'a', rule: 'maxItems' }],
    ],
    [
      'twice',
      Type.Object({ a: Type.Array(Type.String(), { uniqueItems: true }) }),
      { a: ['', ''] },
      [{ field: 'a', rule: 'unique' }],
    ],
    ['a value outside the choices', Type.Object({ a: kind }), { a: 'c' }, [{ field: 'a', rule: 'choice' }]],
    ['another literal', Type.Object({ a: Type.Literal('x') }), { a: 'y' }, [{ field: 'a', rule: 'choice' }]],
    ['another type', Type.Object({ a: Type.Number() }), { a: 'x' }, [{ field: 'a', rule: 'type' }]],
    [
      'a nested value',
      Type.Object({ a: Type.Array(Type.Object({ b: Type.Number() })) }),
      { a: [{ b: 1 }, { b: 'x' }] },
      [{ field: 'a.1.b', rule: 'type' }],
    ],
    [
      'a name with signs',
      Type.Object({ 'a/b~c': Type.Number() }),
      { 'a/b~c': 'x' },
      [{ field: 'a/b~c', rule: 'type' }],
    ],
    [
      'several fields',
      Type.Object({ a: Type.Number(), b: Type.Number() }),
      { a: 'x' },
      [
        { field: 'b', rule: 'required' },
        { field: 'a', rule: 'type' },
      ],
    ],
    ['no object', Type.Object({ a: Type.Number() }), 5, [{ field: '', rule: 'type' }]],
    [
      'neither null nor long enough',
      Type.Object({ a: Type.Union([Type.String({ minLength: 2 }), Type.Null()]) }),
      { a: 'x' },
      [{ field: 'a', rule: 'minLength' }],
    ],
  ])('%s', (_name, schema, input, problems) => expect(problemsOf(schema, input)).toEqual(problems))

  test('with several kinds is that of the stated kind', () => {
    const schema = Type.Object({
      to: Type.Union([
        Type.Object({ type: Type.Literal('sms'), phone: Type.String(), code: Type.String() }),
        Type.Object({ type: Type.Literal('email'), email: Type.String() }),
      ]),
    })
    expect(problemsOf(schema, { to: { type: 'sms', code: 'x' } })).toEqual([
      { field: 'to.phone', rule: 'required' },
    ])
    expect(problemsOf(schema, { to: { type: 'email' } })).toEqual([{ field: 'to.email', rule: 'required' }])
    expect(problemsOf(schema, { to: { type: 'post' } })).toEqual([{ field: 'to', rule: 'choice' }])
  })

  test('reports at most thirty fields', () => {
    const names = Array.from({ length: 31 }, (_, index) => `f${index}`)
    const schema = Type.Object(Object.fromEntries(names.map((name) => [name, Type.Number()])))
    expect(problemsOf(schema, {})).toHaveLength(30)
  })

  test('contains the part of the request in the error', () => {
    const { error } = check(Type.Object({ a: Type.Number() }), {}, 'querystring')
    expect(error).toBeInstanceOf(InputError)
    expect([error?.name, error?.part, error?.message]).toEqual([
      'InputError',
      'querystring',
      'querystring: a required',
    ])
    expect(check(Type.Object({ a: Type.Number(), b: Type.Number() }), {}, 'body').error?.message).toBe(
      'body: a required, b required',
    )
  })
})

describe('accepted input', () => {
  const schema = Type.Object({
    size: Type.Optional(Type.Integer({ default: 10 })),
    isOn: Type.Optional(Type.Boolean()),
  })
  test('is converted in a URL, but not in a body', () => {
    expect(check(schema, { size: '5', isOn: 'true' }, 'querystring')).toEqual({
      value: { size: 5, isOn: true },
    })
    expect(problemsOf(schema, { size: '5' })).toEqual([{ field: 'size', rule: 'type' }])
  })
  test('gets its defaults, without properties that the schema lacks', () => {
    expect(check(schema, { other: 1 })).toEqual({ value: { size: 10 } })
    expect(check(schema, undefined)).toEqual({ value: { size: 10 } })
    expect(check(schema, null)).toEqual({ value: { size: 10 } })
  })
  test('is not modified', () => {
    const input = { size: 5, other: 1 }
    check(schema, input)
    expect(input).toEqual({ size: 5, other: 1 })
  })
})

describe('text and numbers that cannot be stored', () => {
  const any = Type.Object({ a: Type.Unknown() })
  test.each<[unknown, string, string]>([
    ['a\0', 'a', 'characters'],
    ['\ud800', 'a', 'characters'],
    [1e-301, 'a', 'range'],
    [-1e-301, 'a', 'range'],
    [{ b: ['x', 'y\0'] }, 'a.b.1', 'characters'],
    [{ 'b\0': 1 }, 'a', 'characters'],
  ])('refuses %j at %s: %s', (a, field, rule) => expect(problemsOf(any, { a })).toEqual([{ field, rule }]))
  test.each([['plain'], ['𠮷'], [0], [1e-300], [-1e-300], [null], [true], [{ b: [1, 'x'] }]])(
    'accepts %j',
    (a) => expect(check(any, { a })).toEqual({ value: { a } }),
  )
  test('input nested deeper than forty levels is refused before validation', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'x' : { a: nested(levels - 1) })
    expect(problemsOf(any, nested(41))).toEqual([{ field: '', rule: 'depth' }])
    expect(problemsOf(any, nested(40))).toBeUndefined()
    expect(problemsOf(any, { a: null, b: nested(40) })).toEqual([{ field: '', rule: 'depth' }])
  })
})
