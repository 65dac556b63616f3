import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import { ChunkManifestPlugin } from '../../build/chunk-manifest'
import { roomChunks } from '../../build/room-chunks'
import { useBuildFolder } from '../support/build-folder'
import { projectRoot } from '../support/source-files'

const { folder, write, read } = useBuildFolder()

// Taro's own grouping for the mini-program, which our groups replace
const { MiniCombination } = createRequire(__filename)(
  path.join(projectRoot, 'node_modules/@tarojs/webpack5-runner/dist/webpack/MiniCombination.js'),
) as { MiniCombination: { prototype: { getOptimization(): { splitChunks: Split } } } }
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

const bundle = (entry: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder(),
        entry,
        output: { path: path.join(folder(), 'out') },
        optimization: {
          minimize: false,
          runtimeChunk: 'single',
          splitChunks: { ...split, cacheGroups: roomChunks(folder(), split.cacheGroups) },
        },
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
  })

/** Files of the build that contain the text of a module. */
const having = (text: string) =>
  fs
    .readdirSync(path.join(folder(), 'out'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js') && read(`out/${name}`).includes(`console.log('${text}')`))
    .sort()

test('each room contains its shared modules once, and the main package no modules used only by rooms', async () => {
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

test('modules shared by many rooms are in the main package once', async () => {
  const rooms = Array.from({ length: 7 }, (_, index) => `pages-${index}`)
  write({
    'src/app.config.ts': rooms.map((room) => `{ root: '${room}', pages: [] }`).join(),
    ...Object.fromEntries(rooms.map((room) => [`${room}.js`, own(room, 'of-all.js')])),
    'app.js': own('app'),
    'of-all.js': "console.log('of all')",
  })
  await bundle({ app: at('app'), ...Object.fromEntries(rooms.map((room) => [`${room}/1`, at(room)])) })
  expect(having('of all')).toEqual(['common.js'])
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
