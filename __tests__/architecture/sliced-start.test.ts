import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { SlicedStartPlugin } from '../../config/sliced-start'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medibook-sliced-'))
})
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true })
})

const files = {
  'entry.js': `require('./first'); require('./second'); globalThis.slicedRuns.push('entry')`,
  'first.js': `globalThis.slicedRuns.push('first')`,
  'second.js': `globalThis.slicedRuns.push('second')`,
}

/** Builds an entry whose modules are split off, as the H5 app's are. @returns what the build said was wrong */
function build(
  slices: readonly string[],
  splitChunks: object | false = {
    chunks: 'all',
    minSize: 0,
    cacheGroups: { parts: { name: 'parts', test: /first|second/, enforce: true } },
  },
): Promise<string> {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { app: './entry.js' },
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
    optimization: { minimize: false, splitChunks },
    plugins: [new SlicedStartPlugin(slices)],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error)
      else
        compiler.close(() =>
          resolve((stats?.compilation.errors ?? []).map(({ message }) => message).join('\n')),
        )
    })
  })
}

test('each slice runs in a task of its own, in their order, then the entry', async () => {
  expect(await build(['/second.js', '/first.js'])).toBe('')
  const runs: string[] = []
  const tasks: (() => void)[] = []
  Object.assign(globalThis, { slicedRuns: runs, self: globalThis })
  const realSetTimeout = globalThis.setTimeout
  globalThis.setTimeout = ((task: () => void) => tasks.push(task)) as unknown as typeof setTimeout
  try {
    for (const name of ['parts', 'app'])
      new Function(fs.readFileSync(path.join(folder, 'dist', `${name}.js`), 'utf8'))()
    expect(runs).toEqual(['second'])
    tasks.shift()?.()
    expect(runs).toEqual(['second', 'first'])
    tasks.shift()?.()
    expect(runs).toEqual(['second', 'first', 'entry'])
    expect(tasks).toEqual([])
  } finally {
    globalThis.setTimeout = realSetTimeout
  }
})

test('a module that is not there stops the build and is named', async () => {
  expect(await build(['/first.js', '/third.js', '/fourth.js'])).toContain(
    '(startSlices in config/index.ts): /third.js, /fourth.js',
  )
})

test('a start that webpack writes otherwise stops the build', async () => {
  expect(await build(['/first.js'], false)).toContain(
    'webpack starts the entry otherwise than config/sliced-start.ts expects',
  )
})
