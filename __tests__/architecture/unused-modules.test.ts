import fs from 'node:fs'
import path from 'node:path'
import { unusedModules } from '../../build/unused-modules'
import { listFiles, projectRoot, readText } from '../support/source-files'

// What the H5 client may load of Taro; the bundled editions contain the same files
const folders = [
  'components-react/dist',
  'plugin-platform-h5/dist',
  'plugin-framework-react/dist',
  'router/dist',
  'runtime/dist',
  'taro-h5/dist',
  // generates the entry
  'taro-loader/lib',
]
const taro = path.join(projectRoot, 'node_modules', '@tarojs')
const files = folders
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(taro, folder), { recursive: true })
      .map((file) => path.posix.join(folder, String(file))),
  )
  .filter((file) => /\.js$/.test(file) && !/\.(cjs|esm)\.js$|\/index\.cjs/.test(file))
const texts = new Map(files.map((file) => [file, fs.readFileSync(path.join(taro, file), 'utf8')]))

test.each(unusedModules)('Taro imports $name only in the known files', ({ name, importers }) => {
  const quoted = new RegExp(`(from|import|require\\()\\s*['"]${name.replace(/[.]/g, '\\.')}['"]`)
  expect(
    [...texts]
      .filter(([, text]) => quoted.test(text))
      .map(([file]) => file)
      .sort(),
  ).toEqual([...importers].sort())
})

test('the client calls no function of Taro that needs an excluded module', () => {
  const functions = unusedModules.flatMap((module) => module.functions)
  const call = new RegExp(`\\b(${functions.join('|')})\\(`)
  expect(listFiles('src', /\.tsx?$/).filter((file) => call.test(readText(file)))).toEqual([])
})

test('Taro renders no tab bar in the browser', () => {
  expect(texts.get('router/dist/tabbar.js')).toContain('config.tabBar.custom')
  expect(readText('src/app.config.ts')).toContain('custom: !isWeapp')
})

test('Taro shows no navigation bar in the browser', () => {
  expect(readText('src/app.config.ts')).toContain("navigationStyle: 'custom'")
})

// Taro's other components are web components of the excluded module
test('the browser renders only those of Taro’s components that are plain elements', () => {
  const plain = [
    ...(texts.get('components-react/dist/index.js') ?? '').matchAll(/export \{([^}]*)\} from '\.\//g),
  ].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  expect(plain).toContain('View')
  const others = listFiles('src', /(?<!\.weapp)\.tsx$/).flatMap((file) =>
    [...readText(file).matchAll(/import \{([^}]*)\} from '@tarojs\/components'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name && !name.startsWith('type ') && !plain.includes(name))
      .map((name) => `${file}: ${name}`),
  )
  // both render a plain element of their own in the browser
  expect(others).toEqual([
    'src/components/rich-text/index.tsx: RichText',
    'src/pages/Home/components/film/index.tsx: Video',
  ])
  for (const other of others)
    expect(readText(other.split(':')[0] ?? '')).toContain("process.env.TARO_ENV === 'h5' ? (")
})

// A script would insert it into the page, which the server's content security policy refuses
test('Taro imports no style sheet that is not excluded', () => {
  const sheets = [...texts].flatMap(([file, text]) =>
    /\/original\/|swiper/.test(file)
      ? []
      : [...text.matchAll(/import ['"]([^'"]*\.s?css)['"]/g)].map(([, name]) => name),
  )
  const names = unusedModules.map(({ name }) => name)
  expect(sheets.length).toBeGreaterThan(2)
  expect(sheets.filter((sheet) => !names.includes(sheet ?? ''))).toEqual([])
})
