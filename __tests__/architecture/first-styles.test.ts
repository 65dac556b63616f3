import { started, visit } from '../support/shell-visit'

describe('the sheet of all icons', () => {
  const drawn = 'data-first="fr" data-screens="home"'

  function behind(html: string, poster = '') {
    const body = `<div class="first home"></div>${poster}<div id="shell"></div><style id="first-css"></style>`
    const { window } = visit(['head', 'shell', 'poster'], { stored: started, html, body })
    const sheets = () => [...window.document.querySelectorAll<HTMLLinkElement>('link[href="/css/icons.css"]')]
    const tell = (target: EventTarget | undefined, name: string) =>
      target?.dispatchEvent(new window.Event(name))
    const hasFirstStyles = async () => {
      await Promise.resolve()
      return window.document.getElementById('first-css') !== null
    }
    const parsed = new Promise((resolve) => window.addEventListener('DOMContentLoaded', resolve))
    return { window, parsed, sheets, tell, hasFirstStyles }
  }

  it('is requested with the app’s other styles when the HTML’s screen is not shown', async () => {
    const { parsed, sheets, hasFirstStyles } = behind('data-first="es" data-screens="home"')
    expect(sheets().map(({ rel }) => rel)).toEqual(['preload'])
    await parsed
    expect(sheets().length).toBe(1)
    expect(await hasFirstStyles()).toBe(false)
  })

  it('is requested after the scripts behind a first screen, whose styles stay until it has loaded', async () => {
    const { window, parsed, sheets, tell, hasFirstStyles } = behind(drawn)
    expect(sheets()).toEqual([])
    await parsed
    expect(sheets().map(({ rel }) => rel)).toEqual(['stylesheet'])
    window.location.hash = '#/goods?id=1'
    tell(window, 'hashchange')
    expect(window.document.querySelector('.first')).toBeNull()
    expect(await hasFirstStyles()).toBe(true)
    tell(sheets()[0], 'load')
    expect(await hasFirstStyles()).toBe(false)
  })

  it('leaves the styles to a first screen, and then to the poster, that are still shown', async () => {
    const poster = '<div id="poster" data-ms="5000"><i role="button">5 s</i></div>'
    const { window, parsed, sheets, tell, hasFirstStyles } = behind(drawn, poster)
    await parsed
    tell(sheets()[0], 'load')
    expect(await hasFirstStyles()).toBe(true)
    window.location.hash = '#/goods?id=1'
    tell(window, 'hashchange')
    expect(await hasFirstStyles()).toBe(true)
    window.document.getElementById('poster')?.click()
    expect(await hasFirstStyles()).toBe(false)
  })

  it('is requested again when it could not be loaded', async () => {
    const { window, parsed, sheets, tell } = behind(drawn)
    const waits: [() => void, number][] = []
    Object.assign(window, { setTimeout: (...wait: [() => void, number]) => waits.push(wait) })
    await parsed
    tell(sheets()[0], 'error')
    expect(sheets().length).toBe(1)
    expect(waits.map(([, ms]) => ms)).toEqual([3000])
    waits[0]?.[0]()
    expect(sheets().length).toBe(2)
  })
})
