import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { inRoot } from '../../scripts/lib/paths.mjs'

const { createShortNames } = createRequire(import.meta.url)('../short-names.js')

/** The Taro components used by first screens, by their folder in @tarojs/components-react. */
const components = {
  Button: 'button',
  Image: 'image',
  Input: 'input',
  ScrollView: 'scroll-view',
  Text: 'text',
  View: 'view',
}
/** Renamed by Taro's own build in the source: otherwise attributes would reach the page under its names. */
const renamed = { ariaLabel: 'aria-label', ariaRole: 'role' }

// CommonJS: components that are never rendered (taro-ui as a whole references more of them) may be missing
const componentsModule = () =>
  [
    `const { createElement, forwardRef } = require('react')`,
    `const renamed = ${JSON.stringify(renamed)}`,
    'const drawn = (type) => forwardRef((props, ref) => createElement(type, { ' +
      '...Object.fromEntries(Object.entries(props).map(([name, value]) => [renamed[name] ?? name, ' +
      'value])), ref }))',
    ...Object.entries(components).map(
      ([name, folder]) =>
        `exports.${name} = drawn(require('@tarojs/components-react/dist/components/${folder}/index.js').default)`,
    ),
  ].join('\n')

/** Class names of a CSS module, as in the build's style sheets. */
function classNames(file, shortName) {
  const names = new Set(
    [...fs.readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name),
  )
  return Object.fromEntries([...names].map((name) => [name, shortName(name, file)]))
}

const plugin = {
  name: 'first-screen',
  setup(build) {
    const shortName = createShortNames(inRoot())
    build.onResolve({ filter: /^@tarojs\/taro(-h5)?$/ }, () => ({
      path: inRoot('build', 'first-screen', 'taro.cjs'),
    }))
    build.onResolve({ filter: /^@tarojs\/components$/ }, () => ({ path: 'components', namespace: 'taro' }))
    build.onLoad({ filter: /.*/, namespace: 'taro' }, () => ({
      resolveDir: inRoot(),
      loader: 'js',
      contents: componentsModule(),
    }))
    // the texts of these pages are bundled (src/first-screen/texts.ts)
    build.onLoad({ filter: /load-catalogue\.h5\.ts$/ }, () => ({
      contents: 'export const loadCatalogue = async () => ({})',
    }))
    build.onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => ({
      loader: 'json',
      contents: JSON.stringify(classNames(file, shortName)),
    }))
    build.onLoad({ filter: /\.(scss|css)$/ }, () => ({ loader: 'empty' }))
  },
}

/**
 * Bundles the app's own pages for Node (src/first-screen): the same components, with the platform variants
 * that end in .server.
 *
 * @param {string} outFile path of the CommonJS module to write
 * @param {string} clientConfig the app's configuration as JSON (config/client-config.ts)
 * @returns {Promise<void>}
 */
export async function bundleFirstScreen(outFile, clientConfig) {
  await build({
    entryPoints: [inRoot('src', 'first-screen', 'index.ts')],
    outfile: outFile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'warning',
    absWorkingDir: inRoot(),
    tsconfigRaw: '{}',
    mainFields: ['module', 'main'],
    conditions: ['import', 'node'],
    resolveExtensions: ['.server.ts', '.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    alias: { '@': path.join(inRoot(), 'src'), '@contract': path.join(inRoot(), 'contract') },
    define: {
      'process.env.TARO_ENV': '"h5"',
      'process.env.TARO_PLATFORM': '"web"',
      'process.env.NODE_ENV': '"production"',
      'process.env.CLIENT_CONFIG': JSON.stringify(clientConfig),
    },
    plugins: [plugin],
  })
}
