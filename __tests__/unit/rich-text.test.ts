import { cleanRichText } from '@/components/rich-text/clean.h5'

const clean = (html: string) => cleanRichText(html, (path) => `https://assets.example${path}`)
const shown = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = clean(html)
  return root
}

test('structure, tables and text are kept', () => {
  const html =
    '<h2>Before</h2><p>One <strong>two</strong> &amp; ' +
    '<em>three</em></p><ul><li>four</li></ul><table><tbody><tr><th colspan="2" ' +
    'scope="col">five</th></tr><tr><td>6</td><td>7</td></tr></tbody></table>'
  expect(clean(html)).toBe(html)
})

test.each([
  '<script>window.ran = 1</script>',
  '<img src=x onerror="window.ran = 1">',
  '<svg onload="window.ran = 1"><script>window.ran = 1</script></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:window.ran=1">x</a>',
  '<a href=" java\nscript:window.ran=1">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<p style="position:fixed;inset:0" onclick="window.ran = 1">x</p>',
  '<style>body { display: none }</style>',
  '<math><mi><style><img src=x onerror="window.ran = 1"></style></mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=window.ran=1>"></noscript>',
  '<object data="x"></object><embed src="x">',
  '<base href="https://evil.example/">',
  '<img src="javascript:window.ran=1"><img src="//evil.example/x.png"><img src="data:image/svg+xml,<svg/>">',
  '<template><img src=x onerror="window.ran = 1"></template>',
  '<div id="app" class="taro_page" name="cookie">x</div>',
  '<a href="&#106;avascript:window.ran=1">x</a>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror="window.ran = 1">',
  '<svg></p><style><a title="</style><img src=x onerror=window.ran=1>">',
  '<p aria-hidden="true" data-taro="x" contenteditable>x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css"><meta http-equiv="refresh" content="0">',
])('%s cannot run, frame, style or link anything', (html) => {
  const root = shown(html)
  expect(
    root.querySelector(
      'script, iframe, object, embed, form, input, style, svg, math, base, template, noscript',
    ),
  ).toBeNull()
  root.querySelectorAll('*').forEach((element) => {
    for (const { name } of element.attributes) expect(['alt', 'loading']).toContain(name)
  })
})

test('forbidden markup is removed but its text stays; a first-level heading becomes second-level', () => {
  expect(clean('<h1 style="color:red">One</h1><section><font color="red">two</font></section>')).toBe(
    '<h2>One</h2>two',
  )
  expect(clean('a<script>b</script><select><option>c</option></select><textarea>d</textarea>e')).toBe('ae')
})

test('links open our pages in place, and other sites through the confirmation page', () => {
  const hrefs = (html: string) =>
    [...shown(html).querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(
    hrefs(
      '<a href="/pages-goods/goods-detail/goods-detail?id=1">a</a><a ' +
        'href="https://example.com/a?b=c&d" target="_top">b</a><a href="tel:+85230000101">c</a><a ' +
        'href="/no-such-page">d</a>',
    ),
  ).toEqual([
    '#/pages-goods/goods-detail/goods-detail?id=1',
    '#/pages-common/webview?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d',
    'tel:+85230000101',
    null,
  ])
})

test('a picture of the server gets its URL and, without a description, an empty one', () => {
  const picture = shown('<img src="/assets/a.svg" width="20">').querySelector('img')
  expect(picture).toHaveAttribute('src', 'https://assets.example/assets/a.svg')
  expect(picture).toHaveAttribute('alt', '')
  expect(picture).toHaveAttribute('width', '20')
})
