import fs from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { ChunkManifestPlugin } from '../../build/chunk-manifest'
import { roomChunks } from '../../build/room-chunks'
import { useBuildFolder } from '../support/build-folder'

const { folder, write, read } = useBuildFolder()

test('each room has what its pages share once, and the main package nothing that only rooms need', async () => {
  const own = (page: string, ...imports: string[]) =>
    `${imports.map((name) => `import '${path.join(folder(), name)}'`).join('\n')}\nconsole.log('${page}')`
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
  const at = (name: string) => path.join(folder(), `${name}.js`)
  const groups = {
    common: { name: 'common', minChunks: 2, priority: 1 },
    vendors: { name: 'vendors', minChunks: 2, test: () => false, priority: 10 },
  }
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder(),
        entry: {
          app: at('app'),
          'pages/home': at('home'),
          'pages-x/1': at('x1'),
          'pages-x/2': at('x2'),
          'pages-y/1': at('y1'),
        },
        output: { path: path.join(folder(), 'out') },
        optimization: {
          minimize: false,
          runtimeChunk: 'single',
          splitChunks: { chunks: 'all', minSize: 0, cacheGroups: roomChunks(folder(), groups) },
        },
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
  })
  const having = (text: string) =>
    fs
      .readdirSync(path.join(folder(), 'out'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.js') && read(`out/${name}`).includes(`console.log('${text}')`))
      .sort()
  expect(having('with main')).toEqual(['common.js'])
  expect(having('of rooms')).toEqual(['pages-x/sub-vendors.js', 'pages-y/1.js'])
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
