import path from 'node:path'
import { checkRoomTexts } from '../../build/check-room-texts.mjs'
import { askedIn, drawingOf } from '../../build/common-texts-loader'
import { textsOf } from '../../build/compact-texts-loader'
import { gridIcons } from '../../build/icon-grid.mjs'
import { serverIcons, spreadIcons } from '../../build/prune-icons.mjs'
import { neverSet, pruneTemplates } from '../../build/prune-templates.mjs'
import loadRoomTexts from '../../build/room-texts-loader'
import { createShortNames } from '../../build/short-names'
import { iconGrid, withOwnIcons } from '../../src/first-screen/icon-grid'
import { useBuildFolder } from '../support/build-folder'
import { listFiles, readText } from '../support/source-files'

const { folder, write, read } = useBuildFolder()

describe('pruneTemplates', () => {
  const view = (attributes: string) =>
    `<template name="tmpl_0_1"><view ${attributes}>{{i.v}}</view></template>`

  it('removes attributes and events that no script uses', () => {
    write({
      'base.wxml': view(
        'scroll-left="{{i.p0}}" aria-busy="{{i.p1}}" bindtap="eh" bindlongtap="eh" id="{{i.sid}}"',
      ),
      'app.js': 'x({scrollLeft:1,onClick:f})',
      'taro.js': 'ariaBusy onLongTap',
    })
    expect(pruneTemplates(folder())).toEqual({ kept: 3, removed: 2 })
    expect(read('base.wxml')).toBe(view('scroll-left="{{i.p0}}" bindtap="eh" id="{{i.sid}}"'))
  })

  it('keeps hyphenated names, names added by the configuration, and dynamic values', () => {
    const all = 'aria-busy="{{i.p1}}" hover-stay-time="{{xs.b(i.p2,80)}}" data-kind="fixed" bindtap="eh"'
    write({ 'base.wxml': view(`${all} plain="{{i.p3}}"`), 'app.js': "x({'aria-busy':1,onClick:f})" })
    pruneTemplates(folder())
    expect(read('base.wxml')).toBe(view(all))
  })

  it('removes attributes that no component sets, even when the name has another meaning elsewhere', () => {
    write({ 'base.wxml': view('animation="{{i.p0}}" id="{{i.sid}}"'), 'app.js': 'x({animation:1})' })
    pruneTemplates(folder())
    expect(read('base.wxml')).toBe(view('id="{{i.sid}}"'))
  })

  it('keeps the states of a press target on a view with events, and what hides on one without', () => {
    const states = 'hover-class="{{i.p0}}" aria-checked="{{i.p1}}" aria-expanded="{{i.p2}}"'
    const hidden = 'aria-hidden="{{i.p3}}"'
    const still = view(`${states} ${hidden} id="{{i.sid}}"`)
    const pressed = view(`${states} ${hidden} bindtap="eh"`)
    const held = view(`${states} ${hidden} catchtouchmove="eh"`)
    write({ 'base.wxml': still + pressed + held, 'app.js': 'x({onClick:f,onTouchMove:f,hoverClass:1})' })
    pruneTemplates(folder())
    expect(read('base.wxml')).toBe(
      view(`${hidden} id="{{i.sid}}"`) +
        view(`${states} bindtap="eh"`) +
        view(`${states} catchtouchmove="eh"`),
    )
  })

  it('treats only attributes that no component sets as never set', () => {
    const names = new Set(Object.values(neverSet).flat())
    const named = listFiles('src', /\.tsx$/).filter((file) =>
      new RegExp(`\\s(${[...names].join('|')})=[{"]`).test(readText(file)),
    )
    expect(named).toEqual([])
  })

  it('stops the build when the templates have another structure', () => {
    write({ 'base.wxml': '<template name="a"><view something/></template>', 'app.js': '' })
    expect(() => pruneTemplates(folder())).toThrow('build/prune-templates.mjs')
  })
})

describe('icons', () => {
  const icon = (name: string) => `.mi-${name}{--mi:url("data:image/svg+xml,x")}`

  it('are generated for the names in use', () => {
    const named = new Set(
      listFiles('src', /(?<!icon-names)\.tsx?$/).flatMap((file) =>
        [...readText(file).matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, name]) => name),
      ),
    )
    const drawn = [...readText('src/components/icon/icons.scss').matchAll(/^\.mi-([a-z0-9-]+) \{/gm)]
    const unnamed = drawn
      .map(([, name = '']) => name)
      .filter((name) => !named.has(name) && !serverIcons.has(name) && !name.endsWith('-duotone'))
    expect(drawn.length).toBeGreaterThan(100)
    expect(unnamed).toEqual([])
  })

  it('are placed in the subpackage that alone uses them', () => {
    write({
      'app.json': JSON.stringify({ pages: ['pages/a'], subPackages: [{ root: 'pages-x', pages: ['b/c'] }] }),
      'app.wxss': icon('newspaper') + icon('wine') + icon('wind'),
      'app.js': 'a("newspaper")',
      'pages-x/b/c.js': 'a("wine")',
    })
    spreadIcons(folder())
    expect(read('app.wxss')).toBe(icon('newspaper'))
    expect(read('pages-x/icons.wxss')).toBe(icon('wine'))
    expect(read('pages-x/b/c.wxss')).toBe('@import "../icons.wxss";')
  })

  it('are in the main package once when six subpackages use them', () => {
    const rooms = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `pages-${name}`)
    write({
      'app.json': JSON.stringify({
        pages: ['pages/a'],
        subPackages: rooms.map((root) => ({ root, pages: ['b'] })),
      }),
      'app.wxss': icon('newspaper') + icon('wine'),
      'app.js': '',
      ...Object.fromEntries(rooms.map((root) => [`${root}/b.js`, 'a("newspaper")'])),
      'pages-f/b.js': '',
      'pages-f/c.js': 'a("newspaper","wine")',
    })
    spreadIcons(folder())
    expect(read('app.wxss')).toBe(icon('newspaper'))
    expect(read('pages-f/icons.wxss')).toBe(icon('wine'))
  })

  it('are not named by a role, by who may ask, or by a comparison', () => {
    write({
      'app.json': JSON.stringify({ pages: ['pages/a'], subPackages: [] }),
      'app.wxss': icon('link') + icon('user') + icon('house') + icon('wine'),
      'app.js': 'a({role:"link",auth:"user"},b!=="house",b==="x"?"wine":"")',
    })
    spreadIcons(folder())
    expect(read('app.wxss')).toBe(icon('wine'))
  })

  it('give departments of clinics two tones, or one tone where no other exists', () => {
    write({
      'app.json': JSON.stringify({
        pages: ['pages/a'],
        subPackages: [{ root: 'pages-clinic', pages: ['b/c'] }],
      }),
      'app.wxss': icon('bone') + icon('bone-duotone') + icon('thermometer'),
      'app.js': '',
      'pages-clinic/b/c.js': '',
    })
    spreadIcons(folder())
    expect(read('pages-clinic/icons.wxss')).toBe(icon('bone-duotone') + icon('thermometer'))
  })

  it('give orders the icons of preparations, but not those of body systems', () => {
    const page = (root: string) => ({ root, pages: ['b/c'] })
    write({
      'app.json': JSON.stringify({
        pages: ['pages/a'],
        subPackages: [page('pages-order'), page('pages-goods')],
      }),
      'app.wxss': icon('bone') + icon('t-shirt'),
      'app.js': '',
      'pages-order/b/c.js': '',
      'pages-goods/b/c.js': '',
    })
    spreadIcons(folder())
    expect(read('pages-order/icons.wxss')).toBe(icon('t-shirt'))
    expect(read('pages-goods/icons.wxss')).toBe(icon('bone') + icon('t-shirt'))
  })

  it('stop the build when no style sheet contains an icon', () => {
    write({ 'app.json': JSON.stringify({ pages: [] }), 'app.wxss': '.mi{}' })
    expect(() => spreadIcons(folder())).toThrow('build/prune-icons.mjs')
  })
})

describe('the icons of the browser as one picture', () => {
  const icon = (name: string, shape: string) =>
    `.mi-${name}{--mi:url("data:image/svg+xml,%3Csvg xmlns='x' viewBox='0 0 256 256'%3E${shape}%3C/svg%3E")}`
  const mask = 'center/contain no-repeat'
  const drawing = (selector: string, rest = '') =>
    `${selector}{width:1rem;-webkit-mask:var(--mi,url("x")) ${mask};mask:var(--mi) ${mask}${rest}}`

  it('positions each icon in the picture, and applies the picture to all icons', () => {
    write({
      'css/app.css': drawing('.mi') + icon('a', 'A') + icon('b', 'B') + icon('c', 'C') + icon('d', 'D'),
      'css/1.css': drawing('.x:before,.y:after', ';color:red'),
      'css/2.css': '.z{color:red}',
    })
    const { file, shapes, look } = gridIcons(folder(), iconGrid)
    expect(shapes).toEqual({ a: 'A', b: 'B', c: 'C', d: 'D' })
    expect(read('css/1.css')).toBe('.x:before,.y:after{width:1rem;color:red}')
    expect(read('css/app.css')).toBe('.mi{width:1rem}')
    expect(file).toMatch(/^css\/icons\.[0-9a-f]{8}\.css$/)
    const sheet = read(file)
    expect(sheet).toContain('.mi-a{--mi:50% 0%}.mi-b{--mi:100% 0%}.mi-c{--mi:0% 50%}.mi-d{--mi:50% 50%}')
    expect(sheet).toContain(`{${look};-webkit-mask-repeat:no-repeat;-webkit-mask-position:var(--mi,0 0)}`)
    expect(sheet).toMatch(/\.mi,\.x:before,\.y:after\{-webkit-mask-image:url\("data:/)
    expect(look).toContain("viewBox='0 0 768 768'")
    expect(look).toContain("%3Cg transform='translate(256 256)'%3ED%3C/g%3E")
    expect(look).toContain('-webkit-mask-size:300% 300%')
  })

  it('moves the drawings of empty pages into the sheet of the icons', () => {
    const drawn = `.md-layer{position:absolute}.md-data-0,.md-failed-0{--md:url("x")}`
    write({ 'css/app.css': drawing('.mi') + icon('a', 'A') + drawn })
    const { file } = gridIcons(folder(), iconGrid)
    expect(read('css/app.css')).toBe('.mi{width:1rem}')
    expect(read(file)).toContain(drawn)
  })

  it('stops the build when icons are not drawn this way, or have another form', () => {
    write({ 'css/app.css': icon('a', 'A') })
    expect(() => gridIcons(folder(), iconGrid)).toThrow('build/icon-grid.mjs')
    write({ 'css/app.css': `${drawing('.mi')}.mi-a{--mi:url(a.svg)}` })
    expect(() => gridIcons(folder(), iconGrid)).toThrow('build/icon-grid.mjs')
  })

  it('gives a rendered page its own picture with the icons it uses', () => {
    const styles = withOwnIcons('.mi{icon-grid:0}.mi-d{--mi:50% 50%}.b{--mi:1}.mi-a{--mi:50% 0%}', {
      a: 'A',
      b: 'B',
      d: 'D',
    })
    expect(styles).toMatch(/^\.mi\{-webkit-mask-image:url\("data:[^"]*"\);-webkit-mask-size:200% 200%\}/)
    expect(styles).toContain('.mi-d{--mi:100% 0%}.b{--mi:1}.mi-a{--mi:0% 100%}')
    expect(styles).toContain("translate(256 0)'%3ED%3C/g%3E%3Cg transform='translate(0 256)'%3EA%3C/g%3E")
    expect(styles).not.toContain('%3EB%3C')
    expect(styles).not.toContain('circle')
  })
})

describe('room-texts-loader', () => {
  const load = (source: string) =>
    loadRoomTexts.call(
      { resourcePath: path.join(folder(), 'src/pages-x/page.tsx'), rootContext: folder() },
      source,
    )

  it('imports the catalogues of the subpackage into a page that uses texts', () => {
    write({ 'src/pages-x/i18n/register.weapp.ts': '' })
    expect(load("useText('x')")).toBe(
      `import ${JSON.stringify(path.join(folder(), 'src/pages-x/i18n/register.weapp.ts'))}\nuseText('x')`,
    )
    expect(load('no texts')).toBe('no texts')
  })

  it('stops the build when the subpackage registers no texts', () => {
    expect(() => load("useText('x')")).toThrow('src/pages-x/i18n/register.weapp.ts does not exist')
  })
})

describe('common-texts-loader', () => {
  it('finds the texts and the empty states that a module uses', () => {
    const source = `
      t('booking.dose') + t("booking.next.paid") + slotPicker.open + t('dialog.ok') + qr.code
      t(\`spoken.\${language}\`) + t('spoken.en') + t('timeline.' + state)
      t(\`booking.action.\${name}\`) + t('booking.action.pay')
      <Empty kind={isHere ? 'orders' : 'project'} /> ; const gone = { kind: 'notice' }
      type Kind = 'intro'`
    expect(askedIn(source)).toEqual({
      texts: ['booking.action', 'booking.dose', 'booking.next.paid', 'spoken', 'timeline'],
      kinds: ['notice', 'orders', 'project'],
    })
  })

  it('finds every text that the sources use', () => {
    const common = JSON.parse(readText('src/i18n/common/zh-Hant.json')) as object
    const asked = listFiles('src', /\.tsx?$/).flatMap((file) => askedIn(readText(file)).texts)
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((key) => !JSON.stringify(textsOf(common, [key])).includes('":"'))).toEqual([])
  })

  it('extracts one drawing from the sheet of all drawings', () => {
    const sheet = '// made\n.md-orders-0,\n.md-intro-0 {\n  a: b;\n}\n.md-intro-1 {\n  c: d;\n}\n'
    expect(drawingOf('orders', sheet)).toBe('.md-orders-0{\n  a: b;\n}')
    expect(() => drawingOf('notice', sheet)).toThrow('draws no empty state "notice"')
  })

  it('stops the build when a package lacks a common text that it uses', () => {
    write({
      'app.js': '',
      'pages-x/sub-vendors.js': 't({booking:{dose:0}})',
      'pages-x/a.js': 't("booking.dose")',
    })
    expect(() => checkRoomTexts(folder())).not.toThrow()
    write({ 'pages-y/a.js': 't("booking.dose");x({kind:"orders"})' })
    expect(() => checkRoomTexts(folder())).toThrow('pages-y asks for the common texts booking, orders')
    write({ 'pages-y/a.js': '', 'common.js': 't("booking.dose")' })
    expect(() => checkRoomTexts(folder())).toThrow('The main package asks for the common texts booking')
    write({ 'pages-y/a.js': 't("timeline.done")', 'common.js': 't({timeline:{done:0}})' })
    expect(() => checkRoomTexts(folder())).not.toThrow()
    write({ 'common.js': 't("pageLoad.loading")' })
    expect(() => checkRoomTexts(folder())).toThrow('The main package asks for texts of "pageLoad"')
  })
})

test('short names differ by file and are stable across builds', () => {
  const nameOf = createShortNames('/app')
  expect(nameOf('root', '/app/src/a.scss')).toMatch(/^[a-z][a-z0-9]{3}$/i)
  expect(nameOf('root', '/app/src/b.scss')).not.toBe(nameOf('root', '/app/src/a.scss'))
  expect(createShortNames('/app')('root', '/app/src/a.scss')).toBe(nameOf('root', '/app/src/a.scss'))
})
