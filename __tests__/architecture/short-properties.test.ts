import { shortenProperties } from '../../build/short-properties.mjs'
import { useBuildFolder } from '../support/build-folder'

const { folder, write, read } = useBuildFolder()

it('gives each custom property one short name in all sheets, the most frequent the shortest', () => {
  write({
    'app.wxss': 'page{--c-ink:#000;--gutter:2rpx}@media (a){page{--c-ink:#fff}}',
    'pages-order/a.wxss': '.x{color:var(--c-ink);margin:calc(var(--gutter)*2) var(--none,var(--c-ink))}',
  })
  expect(shortenProperties(folder())).toEqual({ '--c-ink': '--a', '--gutter': '--b', '--none': '--c' })
  expect(read('app.wxss')).toBe('page{--a:#000;--b:2rpx}@media (a){page{--a:#fff}}')
  expect(read('pages-order/a.wxss')).toBe('.x{color:var(--a);margin:calc(var(--b)*2) var(--c,var(--a))}')
})

it('keeps the names of classes', () => {
  const sheet = '.at-button--small,.a--b:active{color:red}'
  write({ 'app.wxss': sheet })
  expect(shortenProperties(folder())).toEqual({})
  expect(read('app.wxss')).toBe(sheet)
})

it('gives no two properties the same name', () => {
  const names = Array.from({ length: 3000 }, (_, at) => `--p${at}`)
  write({ 'app.wxss': `page{${names.map((name) => `${name}:1`).join(';')}}` })
  expect(new Set(Object.values(shortenProperties(folder()))).size).toBe(3000)
})

it('stops the build when a script names a property', () => {
  write({ 'app.wxss': 'page{--pulled:0}', 'app.js': "x.style.setProperty('--pulled',1)" })
  expect(() => shortenProperties(folder())).toThrow('app.js names --pulled')
})
