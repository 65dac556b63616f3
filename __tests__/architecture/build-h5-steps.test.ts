import path from 'node:path'
import sharp from 'sharp'
import { addCompileHints } from '../../build/compile-hints.mjs'
import { indexStyles } from '../../build/first-screen/style-index.mjs'
import { writeWebManifest } from '../../build/web-manifest.mjs'
import { useBuildFolder } from '../support/build-folder'

const { folder, write, read } = useBuildFolder()

describe('compile hints', () => {
  const hint = '//# allFunctionsCalledOnLoad\n'

  it('come first in the two initial files, and are in no other', () => {
    write({ 'js/app.0a1b.js': 'app()', 'js/vendor.2c3d.js': 'vendor()', 'js/12.4e5f.js': 'page()' })
    addCompileHints(folder())
    expect(read('js/app.0a1b.js')).toBe(`${hint}app()`)
    expect(read('js/vendor.2c3d.js')).toBe(`${hint}vendor()`)
    expect(read('js/12.4e5f.js')).toBe('page()')
  })

  it('stop the build when a file has another name', () => {
    write({ 'js/app.0a1b.js': 'app()', 'js/vendors.2c3d.js': 'vendor()' })
    expect(() => addCompileHints(folder())).toThrow('js/vendor.<hash>.js')
  })
})

test('the manifest lists existing icons in their stated sizes', async () => {
  const links = await writeWebManifest(folder(), { name: 'A B', shortName: 'A', light: '#fff', dark: '#000' })
  const manifest = JSON.parse(read('manifest.webmanifest')) as {
    short_name: string
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(manifest.short_name).toBe('A')
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const { format, width, height } = await sharp(path.join(folder(), src)).metadata()
    expect({ format, size: `${width}x${height}` }).toEqual({ format: 'png', size: sizes })
  }
  const [, touchIcon = ''] = /rel="apple-touch-icon" href="([^"]*)"/.exec(links) ?? []
  expect((await sharp(path.join(folder(), touchIcon)).metadata()).width).toBe(180)
})

describe('the index of styles', () => {
  it('contains the rules of an untouched page, with its tokens separate', () => {
    const rules = indexStyles(
      '/* note */.a:hover{x:y}.a,.b:focus{--t:1;color:red!important;cursor:pointer}' +
        '@media (min-width:1px){.c{margin:0}}@media print{.d{margin:0}}.taro_page{top:0}',
    )
    const rule = { around: [], body: '', tokens: [] }
    expect(rules).toEqual([
      { ...rule, selectors: ['.a'], body: 'color:red!important', tokens: [['--t', '1']] },
      { ...rule, around: ['@media (min-width:1px)'], selectors: ['.c'], body: 'margin:0' },
      { ...rule, selectors: ['.first-page'], body: 'top:0' },
    ])
  })

  it('contains animation frames by name', () => {
    expect(indexStyles('@keyframes in{from{opacity:0}}')).toEqual([
      { around: [], selectors: ['@keyframes in'], body: 'from{opacity:0}', tokens: [] },
    ])
  })
})
