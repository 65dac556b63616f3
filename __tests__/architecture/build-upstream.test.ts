// Parts of Taro that the build depends on, checked in Taro's own code, so that an upgrade that changes them
// fails here
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import postcss, { type PluginCreator } from 'postcss'
import { pruneTemplates } from '../../build/prune-templates.mjs'
import scaledRem from '../../build/scaled-rem-plugin'
import { writeStyleHashes } from '../../build/style-hashes.mjs'
import { extendEntry } from '../../build/taro-entry'
import { nestElements, templateAttributes } from '../../build/template-attributes'
import { addTextLoaders } from '../../build/text-loaders'
import { leaveOutUnused, unusedModules } from '../../build/unused-modules'
import { useBuildFolder } from '../support/build-folder'
import { listFiles, projectRoot } from '../support/source-files'

const modules = path.join(projectRoot, 'node_modules')
const load = (file: string): unknown => createRequire(__filename)(path.join(modules, file))
const textOf = (file: string) => fs.readFileSync(path.join(modules, file), 'utf8')
const { folder, write, read } = useBuildFolder()

describe('the templates of the mini-program', () => {
  interface Template {
    nestElements: Map<string, number>
    mergeComponents(context: object, components: object): void
    buildTemplate(used: object): string
  }
  /** base.wxml as Taro generates it for these components. */
  function baseTemplate() {
    const { Weapp } = load('@tarojs/plugin-platform-weapp/dist/index.js') as {
      Weapp: new (context: object, config: object, options: object) => { template: Template }
    }
    const context = { helper: load('@tarojs/helper'), initialConfig: {}, runOpts: {}, paths: {} }
    const { template } = new Weapp(context, {}, {})
    template.mergeComponents(context, templateAttributes)
    for (const [name, levels] of Object.entries(nestElements)) {
      expect(template.nestElements.get(name)).toBe(-1)
      template.nestElements.set(name, levels)
    }
    const includes = new Set([
      'view',
      'static-view',
      'catch-view',
      'text',
      'image',
      'button',
      'input',
      'textarea',
    ])
    return template.buildTemplate({ includes, exclude: new Set(), thirdPartyComponents: new Map() })
  }

  let written = ''
  // built once: Taro keeps its map of nesting levels per process
  beforeAll(() => {
    written = baseTemplate()
  })

  it('contain the added attributes and defaults where no script sets them', () => {
    write({ 'base.wxml': written, 'app.js': 'x({onClick:f})' })
    const { kept, removed } = pruneTemplates(folder())
    expect(removed).toBeGreaterThan(kept)
    const pruned = read('base.wxml')
    const [image = ''] = /<image [^>]*>/.exec(pruned) ?? []
    expect(image).toMatch(/ mode="\{\{i\.p\d+\|\|'aspectFill'\}\}"/)
    expect(image).toMatch(/ lazy-load="\{\{xs\.b\(i\.p\d+,true\)\}\}"/)
    const views = (pruned.match(/<view [^>]*>/g) ?? []).filter((one) => one.includes('aria-label'))
    const view = views.find((one) => one.includes('bindtap')) ?? ''
    const still = views.find((one) => !one.includes('bindtap')) ?? ''
    expect(view).toMatch(/ hover-stay-time="\{\{xs\.b\(i\.p\d+,80\)\}\}"/)
    for (const name of ['label', 'role', 'checked', 'selected', 'disabled', 'expanded'])
      expect(view).toMatch(new RegExp(` aria-${name}="\\{\\{i\\.p\\d+\\}\\}"`))
    for (const name of ['label', 'role', 'hidden'])
      expect(still).toMatch(new RegExp(` aria-${name}="\\{\\{i\\.p\\d+\\}\\}"`))
    expect(view).toContain(' bindtap="eh"')
    expect(view).not.toContain('bindlongpress')
    for (const tag of ['button', 'input', 'textarea'])
      expect(new RegExp(`<${tag} [^>]*`).exec(pruned)?.[0]).toContain('aria-label=')
  })

  it('have as many levels of an element as it may be nested in itself', () => {
    const levelsWith = (element: RegExp) =>
      [...written.matchAll(/<template name="tmpl_(\d+)_\w+">([^]*?)<\/template>/g)].flatMap(
        ([, level, body = '']) => (element.test(body) ? [Number(level)] : []),
      )
    expect(levelsWith(/<view [^>]*catchtouchmove/)).toEqual([0, 1])
    expect(levelsWith(/<text [^>]*bindtap/)).toEqual([0, 1, 2])
    expect(Math.max(...levelsWith(/<view [^>]*bindtouchmove/))).toBe(14)
  })
})

describe('the entry of H5', () => {
  type Options = { loaderMeta?: Record<string, string> }[]
  const extended = (options: Options) => {
    let result: Options = []
    const tap = (change: (args: Options) => Options) => {
      result = change(options)
    }
    extendEntry({ plugin: () => ({ tap }) } as never, '/app')
    return result[0]?.loaderMeta ?? {}
  }
  const ofPlatform = {
    importFrameworkStatement: "import * as React from 'react'\n",
    extraImportForWeb: "import { PullDownRefresh } from '@tarojs/components'\n",
    execBeforeCreateWebApp: 'config.PullDownRefresh = PullDownRefresh\n',
    creator: 'createReactApp',
  }

  it('gives the router wrapped page loaders and our pull-down refresh', () => {
    const { default: writeEntry } = load('@tarojs/taro-loader/lib/h5.js') as {
      default: (this: object) => string
    }
    const loader = {
      mode: 'production',
      context: '/app/src',
      resourcePath: '/app/src/app.ts',
      utils: { contextify: (_: string, request: string) => request },
      getOptions: () => ({
        loaderMeta: extended([{ loaderMeta: ofPlatform }]),
        config: { pages: [], router: { mode: 'hash' } },
        pages: [],
        pxTransformConfig: {},
        runtimePath: [],
        sourceDir: '/app/src',
        entryFileName: 'app',
      }),
    }
    const entry = writeEntry.call(loader)
    const places = [
      'import { wrapPageLoaders } from "/app/src/platform/lazy-page/index.h5"',
      'config.routes = [',
      'config.PullDownRefresh = OwnPullDown\n',
      'wrapPageLoaders(config.routes)\n',
      'createReactApp(component',
      'createRouter(history',
    ].map((text) => entry.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(entry).not.toContain('= PullDownRefresh')
    expect(entry).toContain('import OwnPullDown from "/app/src/platform/pull-down/index.h5"')
  })

  it('is generated from lines of the platform, and the router wraps pages with them', () => {
    expect(textOf('@tarojs/plugin-platform-h5/dist/index.js')).toContain(
      'args[0].loaderMeta.execBeforeCreateWebApp += `config.PullDownRefresh = PullDownRefresh\\n`',
    )
    expect(textOf('@tarojs/router/dist/router/page.js')).toContain('this.config.PullDownRefresh')
    expect(() => extended([{}])).toThrow('build/taro-entry.js')
  })
})

test('the server allows the style sheet that the router adds', () => {
  writeStyleHashes(folder())
  const hashes = JSON.parse(read('style-hashes.json')) as string[]
  expect(hashes).toHaveLength(1)
  expect(hashes).not.toContain(createHash('sha256').update('').digest('base64'))
  const added = fs
    .readdirSync(path.join(modules, '@tarojs/router/dist'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js') && !name.endsWith('.cjs.js') && !/^index\.(esm\.)?js$/.test(name))
    .filter((name) => /createElement\(['"]style['"]\)/.test(textOf(`@tarojs/router/dist/${name}`)))
  expect(added).toEqual(['style.js'])
})

test('Taro writes lengths in rem, which scale', () => {
  const pxtransform = load('postcss-pxtransform') as PluginCreator<object>
  const options = { platform: 'h5', designWidth: 750, deviceRatio: { 750: 1 }, baseFontSize: 16 }
  const { css } = postcss([pxtransform(options), scaledRem()]).process('a{width:32px;height:1PX}', {
    from: undefined,
  })
  expect(css).toBe('a{width:calc(1 * var(--rem));height:1PX}')
})

describe('the configuration of webpack', () => {
  interface WebpackConfig {
    module: { rules: { test: RegExp; use: { loader: string }[] }[] }
    resolve: { alias: Record<string, string> }
  }
  const Chain = load('webpack-chain') as new () => { toConfig(): WebpackConfig }

  it('applies the text loaders to texts and to modules that may use them', () => {
    const chain = new Chain()
    addTextLoaders(chain as never)
    const { rules } = chain.toConfig().module
    const loadersOf = (file: string) =>
      rules
        .filter(({ test: isWanted }) => isWanted.test(path.join(projectRoot, file)))
        .flatMap(({ use }) => use.map(({ loader }) => path.basename(loader)))
    const catalogues = listFiles('src', /\/i18n\/(.*\/)?(en|fr|es|ja|zh-Han[st])\.json$/)
    expect(catalogues.length).toBeGreaterThan(50)
    expect(new Set(catalogues.flatMap(loadersOf))).toEqual(new Set(['compact-texts-loader.js']))
    expect(loadersOf('src/pages-mine/login/login.tsx')).toEqual([
      'room-texts-loader.js',
      'common-texts-loader.js',
    ])
    expect(loadersOf('src/components/empty/index.tsx')).toEqual(['common-texts-loader.js'])
    expect(loadersOf('src/components/drawing/room-drawings.scss')).toEqual(['common-texts-loader.js'])
    expect(loadersOf('src/app.config.ts')).toEqual([])
    for (const { use } of rules) expect(use.every(({ loader }) => fs.existsSync(loader))).toBe(true)
  })

  it('excludes every unused module', () => {
    const chain = new Chain()
    leaveOutUnused(chain as never)
    const { alias } = chain.toConfig().resolve
    expect(Object.keys(alias)).toEqual(unusedModules.map(({ name }) => `${name}$`))
    expect(Object.values(alias).every((file) => fs.existsSync(file))).toBe(true)
  })
})
