import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import { ChunkManifestPlugin } from '../../build/chunk-manifest'
import { EntryInTasksPlugin } from '../../build/entry-in-tasks'
import { roomChunks } from '../../build/room-chunks'
import { h5Chunks } from '../../config/h5-chunks'
import { useBuildFolder } from '../support/build-folder'
import { projectRoot } from '../support/source-files'

const { folder, write, read } = useBuildFolder()

const ofTaro = createRequire(path.join(projectRoot, 'node_modules/@tarojs/webpack5-runner/package.json'))
const StyleSheets = ofTaro('mini-css-extract-plugin') as { loader: string } & (new () => {
  apply(compiler: webpack.Compiler): void
})
// Taro's own grouping for the mini-program, which our groups replace
const { MiniCombination } = ofTaro('./dist/webpack/MiniCombination.js') as {
  MiniCombination: { prototype: { getOptimization(): { splitChunks: Split } } }
}
interface Split {
  chunks: 'all'
  minSize: number
  maxInitialRequests: number
  cacheGroups: Record<string, object>
}
const split = MiniCombination.prototype.getOptimization().splitChunks

const own = (page: string, ...imports: string[]) =>
  `${imports.map((name) => `import '${path.join(folder(), name)}'`).join('\n')}\nconsole.log('${page}')`
const at = (name: string) => path.join(folder(), `${name}.js`)

type Optimization = NonNullable<webpack.Configuration['optimization']>

const bundleWith = (
  splitChunks: Optimization['splitChunks'],
  entry: NonNullable<webpack.Configuration['entry']>,
) =>
  new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder(),
        entry,
        module: {
          rules: [
            { test: /\.json$/, type: 'javascript/auto' },
            { test: /\.css$/, use: [StyleSheets.loader, ofTaro.resolve('css-loader')] },
          ],
        },
        plugins: [new StyleSheets(), new ChunkManifestPlugin()],
        output: { path: path.join(folder(), 'out') },
        optimization: { minimize: false, runtimeChunk: 'single', splitChunks },
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
  })
const bundle = (entry: Record<string, string>) =>
  bundleWith({ ...split, cacheGroups: roomChunks(folder(), split.cacheGroups) }, entry)

const filesWith = (text: string) =>
  fs
    .readdirSync(path.join(folder(), 'out'), { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css)$/.test(name) && read(`out/${name}`).includes(text))
    .sort()
/** Files of the build that contain the text of a module. */
const having = (text: string) => filesWith(`console.log('${text}')`)

test('each subpackage has its shared modules once, the main package none that only subpackages use', async () => {
  write({
    'src/app.config.ts': "subPackages: [\n{ root: 'pages-x', pages: [] },\n{\n  root: 'pages-y',\n}]",
    'app.js': own('app', 'shared-with-main.js'),
    'home.js': own('home', 'shared-with-main.js'),
    'x1.js': own('x1', 'shared-with-main.js', 'of-rooms.js'),
    'x2.js': own('x2', 'of-rooms.js'),
    'y1.js': own('y1', 'of-rooms.js'),
    'of-rooms.js': "console.log('of rooms')",
    'shared-with-main.js': "console.log('with main')",
  })
  await bundle({
    app: at('app'),
    'pages/home': at('home'),
    'pages-x/1': at('x1'),
    'pages-x/2': at('x2'),
    'pages-y/1': at('y1'),
  })
  expect(having('with main')).toEqual(['common.js'])
  expect(having('of rooms')).toEqual(['pages-x/sub-vendors.js', 'pages-y/1.js'])
})

const inRooms = (count: number, ...imports: string[]) => {
  const rooms = Array.from({ length: count }, (_, index) => `pages-${index}`)
  write({
    'src/app.config.ts': rooms.map((room) => `{ root: '${room}', pages: [] }`).join(),
    ...Object.fromEntries(rooms.map((room) => [`${room}.js`, own(room, ...imports)])),
    'app.js': own('app'),
  })
  return { app: at('app'), ...Object.fromEntries(rooms.map((room) => [`${room}/1`, at(room)])) }
}

test('modules shared by five subpackages are in the main package once, without their styles', async () => {
  const entry = inRooms(5, 'of-all.js')
  write({ 'of-all.js': own('of all', 'of-all.css'), 'of-all.css': '.row{order:5}' })
  await bundle(entry)
  expect(having('of all')).toEqual(['common.js'])
  expect(filesWith('.row{order:5}')).toEqual(Array.from({ length: 5 }, (_, index) => `pages-${index}/1.css`))
})

test('styles that six subpackages share are in the main package once', async () => {
  const entry = inRooms(6, 'of-all.js')
  write({ 'of-all.js': own('of all', 'of-all.css'), 'of-all.css': '.row{order:5}' })
  await bundle(entry)
  expect(having('of all')).toEqual(['common.js'])
  expect(filesWith('.row{order:5}')).toEqual(['common.css'])
})

test('booking modules and the texts that only they use are in the subpackages', async () => {
  const entry = inRooms(5, 'src/features/booking/slots.js', 'row.js')
  write({
    'src/features/booking/slots.js': own('slots', 'src/i18n/common/a.json?part=slots'),
    'row.js': own('row', 'src/i18n/common/b.json?part=row'),
    'src/i18n/common/a.json': "console.log('text of slots')",
    'src/i18n/common/b.json': "console.log('text of row')",
  })
  await bundle(entry)
  const inEach = Array.from({ length: 5 }, (_, index) => `pages-${index}/1.js`)
  expect(having('slots')).toEqual(inEach)
  expect(having('text of slots')).toEqual(inEach)
  expect(having('row')).toEqual(['common.js'])
  expect(having('text of row')).toEqual(['common.js'])
})

test('on H5 home and packages wait only for shared styles of their own, and have them before the others', async () => {
  const rule = (name: string) => `.${name}{order:1}`
  const components = ['chip', 'price', 'field', 'rating', 'gallery'] as const
  const goods = './pages-goods/goods-detail/goods-detail'
  write({
    'entry.js': `import('./pages/Home/index'); import('${goods}'); import('./pages/a'); import('./pages/b')`,
    'pages/Home/index.js': own('home', 'src/components/chip.css', 'src/components/price.css'),
    [`${goods.slice(2)}.js`]: own('goods', 'src/components/price.css', 'src/components/gallery.css'),
    'pages/a.js': own('a', ...components.map((name) => `src/components/${name}.css`)),
    'pages/b.js': own('b', 'src/components/field.css', 'src/components/rating.css', 'pages/b.css'),
    'pages/b.css': rule('page'),
    ...Object.fromEntries(components.map((name) => [`src/components/${name}.css`, rule(name)])),
  })
  await bundleWith(h5Chunks, path.join(folder(), 'entry.js'))
  const sheetOf = (name: string) => filesWith(rule(name)).join()
  const sheets = ['chip', 'gallery', 'field'].map(sheetOf)
  const [homeSheet, goodsSheet, otherSheet] = sheets
  expect(new Set(sheets).size).toBe(3)
  expect([sheetOf('price'), sheetOf('rating')]).toEqual([homeSheet, otherSheet])
  const groups = JSON.parse(read('out/chunks.json')) as { files: string[]; origins: string[] }[]
  const sheetsOf = (page: string) =>
    groups.find(({ origins }) => origins.includes(page))?.files.filter((file) => sheets.includes(file))
  expect(sheetsOf('./pages/Home/index')).toEqual([homeSheet])
  expect(sheetsOf(goods)).toEqual([homeSheet, goodsSheet])
  expect(sheetsOf('./pages/a')).toEqual([homeSheet, goodsSheet, otherSheet])
  expect(sheetsOf('./pages/b')).toEqual([otherSheet])
})

test('the H5 app is started by our entry, while Taro still finds the app by its own', async () => {
  write({
    'src/start.h5.ts': "import(/* webpackMode: 'eager' */ './app.config')",
    'src/app.config.js': "console.log('the app')",
  })
  const entry = { app: './src/app.config.js' }
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(
      {
        mode: 'production',
        context: folder(),
        entry,
        output: { path: path.join(folder(), 'out') },
        optimization: { minimize: false },
        plugins: [new EntryInTasksPlugin(folder())],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
    expect(compiler?.options.entry).toEqual({ app: { import: ['./src/app.config.js'] } })
  })
  expect(fs.readdirSync(path.join(folder(), 'out'))).toEqual(['app.js'])
  expect(read('out/app.js')).toContain('the app')
})

test('the chunk manifest lists the files of each lazy chunk with its request', async () => {
  write({ 'entry.js': "import('./page')", 'page.js': 'console.log(1)' })
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder(),
        entry: './entry.js',
        output: { path: path.join(folder(), 'out'), chunkFilename: 'page.js' },
        plugins: [new ChunkManifestPlugin()],
      },
      (error) => (error ? reject(error) : resolve()),
    )
  })
  expect(JSON.parse(read('out/chunks.json'))).toEqual([
    { name: null, files: ['page.js'], origins: ['./page'] },
  ])
})
