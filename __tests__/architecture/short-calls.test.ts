import path from 'node:path'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import webpack from 'webpack'
import { ShortCallsPlugin } from '../../build/short-calls'
import { useBuildFolder } from '../support/build-folder'
import { listFiles, readText } from '../support/source-files'

const { folder, write, read } = useBuildFolder()

const bundle = () =>
  new Promise<string>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder(),
        entry: './src/page.js',
        output: { path: path.join(folder(), 'out') },
        optimization: { minimize: false, concatenateModules: false, mangleExports: false },
        plugins: [new ShortCallsPlugin(folder())],
      },
      (error, stats) =>
        error || stats?.hasErrors()
          ? reject(error ?? new Error(stats?.toString()))
          : resolve(read('out/main.js')),
    )
  })

test('own functions and those of React are called without a wrapper, functions of other packages with it', async () => {
  write({
    'src/page.js': `import { useState } from 'react'
      import { jsx } from 'react/jsx-runtime'
      import make, { open } from 'other'
      import { pay } from '../contract/pay'
      import price, { sum } from './price'
      console.log(useState(1), jsx('a'), make(2), open(3), pay(4), price(5), sum(6))`,
    'src/price.js': `export default (n) => 'price' + n
      export function sum(n) { return 'sum' + n }`,
    'contract/pay.js': "export const pay = (n) => 'pay' + n",
    'node_modules/react/index.js': "exports.useState = (n) => 'state' + n",
    'node_modules/react/jsx-runtime.js': "exports.jsx = (n) => 'jsx' + n",
    'node_modules/other/index.js': `export default function make() { return String(this) }
      export function open() { return String(this) }`,
  })
  const script = await bundle()
  const wrapped = [...script.matchAll(/\(0,[^)]*\)\((\d|'a')\)/g)].map(([, argument]) => argument)
  expect(wrapped).toEqual(['2', '3'])
  const log = jest.spyOn(console, 'log').mockReturnValue()
  new Function(script)()
  expect(log).toHaveBeenCalledWith('state1', 'jsxa', 'undefined', 'undefined', 'pay4', 'price5', 'sum6')
  log.mockRestore()
})

test("no function of React's that is called uses `this`", () => {
  const folderOf = path.dirname(require.resolve('react/package.json'))
  for (const [name, mine] of Object.entries({ react: React, 'react-jsx-runtime': jsxRuntime })) {
    const built = jest.requireActual<Record<string, unknown>>(
      path.join(folderOf, `cjs/${name}.production.min.js`),
    )
    const functions = Object.keys(mine).filter(
      (key) => typeof built[key] === 'function' && !/^(Pure)?Component$/.test(key),
    )
    expect(functions.length).toBeGreaterThan(1)
    for (const key of functions) expect(`${key}: ${String(built[key])}`).not.toMatch(/\bthis\b/)
  }
})

// any other `this` of a function is refused by `strict` of tsconfig.json
test('no function of the project names a `this` as its parameter', () => {
  expect(JSON.parse(readText('tsconfig.json'))).toMatchObject({ compilerOptions: { strict: true } })
  const files = ['src', 'contract'].flatMap((name) => listFiles(name, /\.tsx?$/))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => /\(\s*this\s*[:,)]/.test(readText(file)))).toEqual([])
})
