import ts from 'typescript'
import { otherPaths } from '../../contract/constants/paths'
import paths from '../../contract/routes/paths.json'
import { listFiles, readText } from '../support/source-files'

/** Prefix of an API path: its first two segments, as in the contract. */
const roots = Object.values(paths).map((route) => (/(\/[^/:]+\/[^/:]+)/.exec(route) ?? [])[1] ?? '')
const path = new RegExp(
  `(?:${[...new Set([...roots, ...Object.values(otherPaths)])].join('|')})(?![\\w.-])[^\\s'"]*`,
)

/**
 * Text of a file without its comments and imports: literals, parts of templates, regular expressions, JSX.
 */
function textsOf(name: string, source: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) return
    if (ts.isRegularExpressionLiteral(node)) texts.push(node.text.replaceAll('\\/', '/'))
    else if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node)
    )
      texts.push(node.text)
    else if (ts.isJsxText(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false))
  return texts
}
const pathsIn = (name: string, source: string): string[] =>
  textsOf(name, source).flatMap((text) => path.exec(text)?.[0] ?? [])

test('endpoints are called by name: their paths occur only in the contract', () => {
  const found = ['src', 'server', 'build', 'config', 'scripts', '__tests__']
    .flatMap((folder) => listFiles(folder, /\.(tsx?|[mc]?js)$/))
    .filter((file) => file !== '__tests__/architecture/api-paths.test.ts')
    .flatMap((file) => pathsIn(file, readText(file)).map((one) => `${file}: ${one}`))
  expect(found).toEqual([])
})

test.each([
  ["call('/mall/api/ma/userinfo')", '/mall/api/ma/userinfo'],
  ["open('https://api.example.com/gw/mall/api/ma/userinfo')", '/mall/api/ma/userinfo'],
  ["page.route('**/mall/api/web/goodsspu/page?*')", '/mall/api/web/goodsspu/page?*'],
  ["socket.write('POST /h5/api/ma/user/login HTTP/1.1')", '/h5/api/ma/user/login'],
  ['call(`${origin}/mall/api/ma/userinfo/${id}`)', '/mall/api/ma/userinfo/'],
  ['expect(url).toMatch(/\\/pay\\/notify$/)', '/pay/notify$/'],
  ['const a = <a>/weixin/push</a>', '/weixin/push'],
])('finds the path in %s', (source, expected) => expect(pathsIn('a.tsx', source)).toEqual([expected]))

test.each(["import a from '../mall/api/ma'", '// GET /mall/api/ma/userinfo', "call('v3/pay/transactions')"])(
  'finds no path in %s',
  (source) => expect(pathsIn('a.tsx', source)).toEqual([]),
)
