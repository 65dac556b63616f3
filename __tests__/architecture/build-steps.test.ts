import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { ChunkManifestPlugin } from '../../build/chunk-manifest'
import { pruneIcons, spreadIcons } from '../../build/prune-icons.mjs'
import { neverSet, pruneTemplates } from '../../build/prune-templates.mjs'
import loadRoomTexts from '../../build/room-texts-loader'
import { createShortNames } from '../../build/short-names'
import { listFiles, readText } from '../support/source-files'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'medibook-build-'))
})
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true })
})

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
}
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')

describe('pruneTemplates', () => {
  const view = (attributes: string) =>
    `<template name="tmpl_0_1"><view ${attributes}>{{i.v}}</view></template>`

  it('removes the attributes and events that no script names', () => {
    write({
      'base.wxml': view(
        'scroll-left="{{i.p0}}" aria-busy="{{i.p1}}" bindtap="eh" bindlongtap="eh" id="{{i.sid}}"',
      ),
      'app.js': 'x({scrollLeft:1,onClick:f})',
      'taro.js': 'ariaBusy onLongTap',
    })
    expect(pruneTemplates(folder)).toEqual({ kept: 3, removed: 2 })
    expect(read('base.wxml')).toBe(view('scroll-left="{{i.p0}}" bindtap="eh" id="{{i.sid}}"'))
  })

  it('keeps what a script names with hyphens, what the configuration adds, and values that no node sends', () => {
    const all = 'aria-busy="{{i.p1}}" hover-stay-time="{{xs.b(i.p2,80)}}" data-kind="fixed"'
    write({ 'base.wxml': view(`${all} plain="{{i.p3}}"`), 'app.js': "x({'aria-busy':1})" })
    pruneTemplates(folder)
    expect(read('base.wxml')).toBe(view(all))
  })

  it('removes what no component sets, whatever its name means elsewhere', () => {
    write({ 'base.wxml': view('animation="{{i.p0}}" id="{{i.sid}}"'), 'app.js': 'x({animation:1})' })
    pruneTemplates(folder)
    expect(read('base.wxml')).toBe(view('id="{{i.sid}}"'))
  })

  it('takes for never set only what no component sets', () => {
    const names = new Set(Object.values(neverSet).flat())
    const named = listFiles('src', /\.tsx$/).filter((file) =>
      new RegExp(`\\s(${[...names].join('|')})=[{"]`).test(readText(file)),
    )
    expect(named).toEqual([])
  })

  it('stops the build when the templates look otherwise', () => {
    write({ 'base.wxml': '<template name="a"><view something/></template>', 'app.js': '' })
    expect(() => pruneTemplates(folder)).toThrow('build/prune-templates.mjs')
  })
})

describe('icons', () => {
  const icon = (name: string) => `.mi-${name}{--mi:url("data:image/svg+xml,x")}`

  it('leaves those of the browser that a script names', () => {
    write({ 'css/app.css': icon('newspaper') + icon('wine'), 'js/app.js': 'a("newspaper")' })
    expect(pruneIcons(folder)).toEqual({ kept: 1, removed: 1 })
    expect(read('css/app.css')).toBe(icon('newspaper'))
  })

  it('puts those that only a subpackage names into that subpackage', () => {
    write({
      'app.json': JSON.stringify({ pages: ['pages/a'], subPackages: [{ root: 'pages-x', pages: ['b/c'] }] }),
      'app.wxss': icon('newspaper') + icon('wine') + icon('wind'),
      'app.js': 'a("newspaper")',
      'pages-x/b/c.js': 'a("wine")',
    })
    spreadIcons(folder)
    expect(read('app.wxss')).toBe(icon('newspaper'))
    expect(read('pages-x/icons.wxss')).toBe(icon('wine'))
    expect(read('pages-x/b/c.wxss')).toBe('@import "../icons.wxss";')
  })

  it('gives the departments of clinics their two tones, and one tone only where there is no other', () => {
    write({
      'app.json': JSON.stringify({
        pages: ['pages/a'],
        subPackages: [{ root: 'pages-clinic', pages: ['b/c'] }],
      }),
      'app.wxss': icon('bone') + icon('bone-duotone') + icon('thermometer'),
      'app.js': '',
      'pages-clinic/b/c.js': '',
    })
    spreadIcons(folder)
    expect(read('pages-clinic/icons.wxss')).toBe(icon('bone-duotone') + icon('thermometer'))
  })

  it('stops the build when no style sheet has an icon', () => {
    write({ 'app.json': JSON.stringify({ pages: [] }), 'app.wxss': '.mi{}', 'css/app.css': '.mi{}' })
    expect(() => pruneIcons(folder)).toThrow('build/prune-icons.mjs')
    expect(() => spreadIcons(folder)).toThrow('build/prune-icons.mjs')
  })
})

describe('room-texts-loader', () => {
  const load = (source: string) =>
    loadRoomTexts.call(
      { resourcePath: path.join(folder, 'src/pages-x/page.tsx'), rootContext: folder },
      source,
    )

  it('imports the catalogues of the room into a page that uses texts', () => {
    write({ 'src/pages-x/i18n/register.weapp.ts': '' })
    expect(load("useText('x')")).toBe(
      `import ${JSON.stringify(path.join(folder, 'src/pages-x/i18n/register.weapp.ts'))}\nuseText('x')`,
    )
    expect(load('no texts')).toBe('no texts')
  })

  it('stops the build when the room registers no texts', () => {
    expect(() => load("useText('x')")).toThrow('src/pages-x/i18n/register.weapp.ts does not exist')
  })
})

test('short names differ by file and stay the same from build to build', () => {
  const nameOf = createShortNames('/app')
  expect(nameOf('root', '/app/src/a.scss')).toMatch(/^[a-z][a-z0-9]{3}$/i)
  expect(nameOf('root', '/app/src/b.scss')).not.toBe(nameOf('root', '/app/src/a.scss'))
  expect(createShortNames('/app')('root', '/app/src/a.scss')).toBe(nameOf('root', '/app/src/a.scss'))
})

test('the chunk manifest lists the files of each lazy chunk with its request', async () => {
  write({ 'entry.js': "import('./page')", 'page.js': 'console.log(1)' })
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: path.join(folder, 'out'), chunkFilename: 'page.js' },
        plugins: [new ChunkManifestPlugin()],
      },
      (error) => (error ? reject(error) : resolve()),
    )
  })
  expect(JSON.parse(read('out/chunks.json'))).toEqual([
    { name: null, files: ['page.js'], origins: ['./page'] },
  ])
})
