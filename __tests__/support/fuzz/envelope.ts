import fc from 'fast-check'

/** Encoding of a body that is not valid JSON. */
export interface RawBody {
  text: string
  contentType: string | null
}

/** Deeper nesting than any parser accepts. */
export const deep = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth)

export const rawBody: fc.Arbitrary<RawBody> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      '[1,',
      'nul',
      '{"a":1}}',
      "{'a':1}",
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '\u0000',
      deep(5000, '[', ']'),
      `{"a":${deep(2000, '{"a":', '}').replace(/\{"a":(?=\})/, '{"a":1')}}`,
      '"text"',
      '1e999',
      '{"a":1,"a":2}',
    )
    .chain((text) =>
      fc
        .constantFrom('application/json', 'application/json; charset=utf-8', null)
        .map((contentType) => ({ text, contentType })),
    ),
  fc
    .constantFrom(
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'bad type',
      ';;',
      'application/octet-stream',
    )
    .map((contentType) => ({ text: 'a=1&b=2', contentType })),
)

export const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        'accept-language': fc.constantFrom(
          '',
          '*',
          'xx-YY',
          'en;q=0',
          'fr-FR,es;q=0.9',
          'zh_TW',
          ','.repeat(2000),
          "'; --",
        ),
        'x-request-id': fc.constantFrom('', 'x', 'a'.repeat(500), '../..', '1234567890'),
        'tenant-id': fc.constantFrom('0', "' or ''='", 'x'.repeat(300)),
        'app-id': fc.constantFrom('', '<b>'),
        'accept-encoding': fc.constantFrom('gzip;q=0', 'br;q=0', '*;q=0', 'x'),
        'if-none-match': fc.constantFrom('*', '"x"'),
        range: fc.constant('bytes=0-1'),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>,
  },
)
