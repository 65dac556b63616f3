import { createDrawnPages } from '../../server/first-screen/drawn-pages'
import type { Entrance } from '../../server/first-screen/entrance'

const wish = { address: '/', screens: ['home'], id: '', language: 'en' } as const

/** A page of one answer with a number; its changes are announced when `canHear`. */
function shop({ canHear }: { canHear: boolean }) {
  const state = { number: 1, reads: 0 }
  const newEntrance = (): Entrance => ({
    readsOf: () => ['/number'],
    draw: (_wish, answers) => Promise.resolve(`<p>${String(answers['/number'])}</p>`),
  })
  let entrance = newEntrance()
  const pages = createDrawnPages({
    entrance: () => entrance,
    read: () => {
      state.reads += 1
      const { number } = state
      return Promise.resolve({
        answers: { '/number': number },
        isTrue: canHear ? () => state.number === number : null,
      })
    },
    picture: () => Promise.resolve(null),
    onFailure: (error) => {
      throw error
    },
  })
  const buildAnew = (): void => {
    entrance = newEntrance()
  }
  return { state, pages, buildAnew }
}

test('a page with unchanged answers is sent without reading again', async () => {
  const { state, pages } = shop({ canHear: true })
  const first = await pages.get(wish)
  expect(await pages.get(wish)).toBe(first)
  expect(pages.fresh('/', 'en')).toBe(first)
  expect(state.reads).toBe(1)
})

test('an announced change is rendered immediately', async () => {
  const { state, pages } = shop({ canHear: true })
  await pages.get(wish)
  state.number = 2
  expect(pages.fresh('/', 'en')).toBeNull()
  expect((await pages.get(wish))?.html).toBe('<p>2</p>')
})

test('without announcements the page is compared after a while', async () => {
  const { state, pages } = shop({ canHear: false })
  await pages.get(wish)
  state.number = 2
  while ((await pages.get(wish))?.html !== '<p>2</p>') await new Promise(setImmediate)
  expect(state.reads).toBe(2)
})

test('a new build of the web app invalidates its rendered pages', async () => {
  const { state, pages, buildAnew } = shop({ canHear: true })
  await pages.get(wish)
  buildAnew()
  expect(pages.fresh('/', 'en')).toBeNull()
  await pages.get(wish)
  expect(state.reads).toBe(2)
})

test('the opening poster has its picture inlined, like the first picture of the page', async () => {
  const body =
    '<img alt="" src="/a.svg"><img src="/b.svg"><div id="poster" data-ms="5000"><img src="/c.svg"></div>'
  const pages = createDrawnPages({
    entrance: () => ({
      readsOf: () => [],
      draw: () => Promise.resolve(`<html><head></head><body>${body}</body></html>`),
    }),
    read: () => Promise.resolve({ answers: {}, isTrue: null }),
    picture: (source) => Promise.resolve(`data:${source}`),
    onFailure: (error) => {
      throw error
    },
  })
  const html = (await pages.get(wish))?.html
  expect(html).toContain('<img alt="" data-of="/a.svg" src="data:/a.svg"><img src="/b.svg">')
  expect(html).toContain('<div id="poster" data-ms="5000"><img src="data:/c.svg"></div>')
  // the app takes the first from the page, and renders no poster in such a launch
  expect(html).not.toContain('preload')
})

test('the first photo is preloaded in the size that the browser will choose', async () => {
  const img = '<img src="/uploads/a.jpg" sizes="100vw" srcSet="/uploads/a.jpg?width=320 320w">'
  const pages = createDrawnPages({
    entrance: () => ({
      readsOf: () => [],
      draw: () => Promise.resolve(`<html><head></head><body>${img}</body></html>`),
    }),
    read: () => Promise.resolve({ answers: {}, isTrue: null }),
    picture: () => Promise.reject(new Error('it is not drawn inside')),
    onFailure: (error) => {
      throw error
    },
  })
  const page = await pages.get(wish)
  expect(page?.html).toContain(
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/uploads/a.jpg?width=320 ' +
      '320w" imagesizes="100vw"></head>',
  )
  expect(page?.html).toContain('<img fetchpriority="high" src="/uploads/a.jpg"')
})
