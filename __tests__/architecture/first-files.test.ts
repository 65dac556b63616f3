import { started, visit } from '../support/shell-visit'

type Report = (
  list: { getEntriesByName: (name: string) => unknown[] },
  observer: { disconnect: () => void },
) => void

describe('the files of a page behind a first screen', () => {
  const html = 'data-first="fr" data-screens="home welcome goods"'
  const drawn = { stored: started, html, path: '/goods/1' }
  const files = ['/css/app.css', '/css/goods.css', '/js/goods.js', '/js/fr.js']

  function open(visitor: Parameters<typeof visit>[1]) {
    const reports: Report[] = []
    class PerformanceObserver {
      static supportedEntryTypes = ['paint']
      constructor(report: Report) {
        reports.push(report)
      }
      observe() {}
    }
    const { window } = visit(['head'], { ...visitor, globals: { PerformanceObserver } })
    const parsed = new Promise((resolve) => window.addEventListener('DOMContentLoaded', resolve))
    const asked = () =>
      [...window.document.querySelectorAll('link')]
        .map((link) => link.getAttribute('href'))
        .filter((href) => href !== '/css/icons.css')
    const paint = (...names: string[]) => {
      const list = { getEntriesByName: (name: string) => names.filter((one) => one === name) }
      for (const report of reports) report(list, { disconnect: () => undefined })
    }
    return { parsed, asked, paint }
  }

  it('are requested once its content is painted, and only once', async () => {
    const { parsed, asked, paint } = open(drawn)
    paint('first-paint')
    expect(asked()).toEqual([])
    paint('first-paint', 'first-contentful-paint')
    expect(asked()).toEqual(files)
    await parsed
    expect(asked()).toEqual(files)
  })

  it('are requested after a frame by a browser that reports no paints', async () => {
    const { window } = visit(['head'], drawn)
    const file = () => window.document.querySelector('link[href="/js/goods.js"]')
    expect(file()).toBeNull()
    await new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve)))
    expect(file()).not.toBeNull()
  })

  it('are requested with the scripts by a page that is not painted', async () => {
    const { parsed, asked } = open(drawn)
    expect(asked()).toEqual([])
    await parsed
    expect(asked()).toEqual(files)
  })

  it('are requested at once when no screen is drawn, or one with pictures to be fetched', () => {
    expect(open({ stored: started, path: '/goods/1' }).asked()).toEqual(files)
    expect(open({ ...drawn, path: '/' }).asked()).toEqual(['/css/app.css', '/js/home.js', '/js/fr.js'])
  })
})
