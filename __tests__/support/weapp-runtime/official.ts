import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'

/** An element as created by WeChat's own WXML compiler; '' where it only groups others. */
export interface OfficialElement {
  tag: string
  attributes: Record<string, unknown>
  children: (OfficialElement | string)[]
}

interface Raw {
  tag: string
  attr?: Record<string, unknown>
  children?: (Raw | string)[]
}
type Generate = (data: object, environment: object, global: object) => Raw

interface SimulatedComponent {
  attach: (parent: HTMLElement) => void
  setData: (data: object) => void
  querySelector: (selector: string) => SimulatedComponent | undefined
  dispatchEvent: (name: string, options?: object) => void
}

// Both work only with a global window
function inWindow<T>(work: () => T): T {
  const { window } = new JSDOM('')
  Object.assign(globalThis, {
    window,
    document: window.document,
    Event: window.Event,
    CustomEvent: window.CustomEvent,
    HTMLElement: window.HTMLElement,
    Node: window.Node,
    __webview_engine_version__: 0.02,
  })
  Object.assign(window, { __webview_engine_version__: 0.02 })
  return work()
}

const toElement = (raw: Raw | string): OfficialElement | string =>
  typeof raw === 'string'
    ? raw
    : {
        tag: raw.tag === 'virtual' ? '' : raw.tag.replace(/^wx-/, ''),
        attributes: raw.attr ?? {},
        children: (raw.children ?? []).map(toElement),
      }

/**
 * Compiles every WXML file of the mini-program with WeChat's compiler.
 * @throws Error with file and position of what it refuses
 */
export function compileOfficially(folder: string): (route: string, root: object) => OfficialElement {
  // part of the simulator
  const compiler = jest.requireActual<{ wxmlToJs: (folder: string) => string }>(
    require.resolve('miniprogram-compiler', { paths: [require.resolve('miniprogram-simulate')] }),
  )
  const gwx = inWindow(() => (new Function(compiler.wxmlToJs(folder)) as () => (file: string) => Generate)())
  return (route, root) => toElement(gwx(`${route}.wxml`)({ root }, {}, {})) as OfficialElement
}

/**
 * A page's templates in miniprogram-simulate, WeChat's own simulator of components: it cannot load pages, so
 * a component imports base.wxml as the page does and gets the page's data.
 *
 * @param onEvent receives every event that reaches Taro's handler, with the sid of its node
 */
export function renderOfficially(folder: string, root: object, onEvent: (type: string, sid: string) => void) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'medibook-simulate-'))
  for (const file of ['base.wxml', 'utils.wxs'])
    fs.copyFileSync(path.join(folder, file), path.join(place, file))
  fs.writeFileSync(
    path.join(place, 'page.wxml'),
    '<import src="./base.wxml"/><template is="taro_tmpl" data="{{root:root}}"/>',
  )
  fs.writeFileSync(path.join(place, 'page.json'), '{"component":true}')
  fs.writeFileSync(path.join(place, 'page.wxss'), '')
  fs.writeFileSync(
    path.join(place, 'page.js'),
    'Component({ data: { root: { cn: [] } }, methods: { eh(event) { globalThis.hearOfficialEvent(event) } } })',
  )
  return inWindow(() => {
    let isHeard = () => {}
    Object.assign(globalThis, {
      hearOfficialEvent: (event: { type: string; currentTarget: { dataset: { sid?: string } } }) => {
        onEvent(event.type, event.currentTarget.dataset.sid ?? '')
        isHeard()
      },
    })
    const simulate = jest.requireActual<{
      load: (file: string, options: object) => string
      render: (id: string) => SimulatedComponent
    }>('miniprogram-simulate')
    const component = simulate.render(
      simulate.load(path.join(place, 'page'), { compiler: 'official', rootPath: place }),
    )
    const parent = document.createElement('div')
    component.attach(parent)
    component.setData({ root })
    fs.rmSync(place, { recursive: true, force: true })
    return {
      text: () => parent.textContent ?? '',
      /**
       * Resolves when the first handler has received it, because the simulator dispatches events
       * asynchronously.
       */
      tap: async (id: string) => {
        const pressed = component.querySelector(`#${id}`)
        if (!pressed) throw new Error(`Nothing in the templates has the id ${id}`)
        const heard = new Promise<void>((resolve) => {
          isHeard = resolve
        })
        pressed.dispatchEvent('tap')
        await heard
      },
    }
  })
}
