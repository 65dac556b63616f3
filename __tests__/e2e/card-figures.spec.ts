import { expect, test } from './support/app'
import { storeAlways } from './support/device-storage'

/** Of each card with two buttons: the number of lines of its score and units sold, and what a button covers. */
const figures = (names: string) =>
  [...document.querySelectorAll<HTMLElement>('.taro_page [role="listitem"]')].flatMap((card) => {
    const buttons = [...card.querySelectorAll('[role="button"], [role="checkbox"]')]
    const texts = [...card.querySelectorAll<HTMLElement>('*')].filter((node) => node.childElementCount < 2)
    const sold = texts.find((node) => !node.childElementCount && new RegExp(names).test(node.textContent))
    const price = texts.find((node) => /^[\d\s.,]*HK\$[\d\s.,]*$/.test(node.textContent))
    if (buttons.length < 2 || !sold || !price) return []
    const range = document.createRange()
    range.selectNodeContents(sold)
    const soldBoxes = [...range.getClientRects()]
    // the circle of a button is smaller than what can be pressed
    const inset = 4
    const isCovered = (boxes: DOMRect[]) =>
      buttons.some((button) => {
        const { left, top, bottom } = button.getBoundingClientRect()
        return boxes.some(
          (box) => box.right > left + inset && box.bottom > top + inset && box.top < bottom - inset,
        )
      })
    const picture = card.querySelector('img')?.getBoundingClientRect()
    const was = texts.find((node) => getComputedStyle(node).textDecorationLine === 'line-through')
    const wasBox = was?.getBoundingClientRect()
    return [
      {
        isBesidePicture: soldBoxes.every(({ left }) => left > (picture?.right ?? Infinity)),
        isOldPriceBelow: !wasBox || wasBox.top > price.getBoundingClientRect().top + 8,
        lines: new Set(soldBoxes.map(({ top }) => Math.round(top))).size,
        isCovered: isCovered(soldBoxes),
        isPriceCovered: isCovered([price.getBoundingClientRect()]),
        isPriceBeside: buttons.some(
          (button) => button.getBoundingClientRect().top < price.getBoundingClientRect().bottom - 8,
        ),
      },
    ]
  })

const soldNames = { es: '[\\d.]+\\sventas$', fr: '[\\d\\s]+\\svendus$', ja: '販売\\s[\\d,]+$' }

for (const [language, width, textScale, isCompact] of [
  ['fr', 390, 1, true],
  ['fr', 320, 1, false],
  ['fr', 320, 1.5, false],
  ['es', 320, 1, false],
  ['ja', 320, 1, false],
  ['ja', 390, 1, true],
  ['ja', 390, 1.5, false],
] as const)
  test(`${language}, ${width} px, text x ${textScale}: price, score and units sold are beside two buttons`, async ({
    app,
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await storeAlways(context, { language, ...(textScale === 1 ? null : { textScale }) })
    await app.signIn()
    await app.open('pages/Commodity/index')
    const cards = () => page.evaluate(figures, soldNames[language])
    await expect.poll(async () => (await cards()).length).toBeGreaterThan(1)
    for (const { isPriceBeside, ...card } of await cards()) {
      expect(card).toEqual({
        isBesidePicture: true,
        isOldPriceBelow: true,
        lines: 1,
        isCovered: false,
        isPriceCovered: false,
      })
      // one row of price and buttons, where both have room
      if (isCompact) expect(isPriceBeside).toBe(true)
    }
  })

for (const { width, textScale } of [
  { width: 390, textScale: 1 },
  { width: 320, textScale: 1.5 },
])
  test(`${width} px, text x ${textScale}: the number of filters in use is whole`, async ({
    app,
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await storeAlways(context, { language: 'fr', ...(textScale === 1 ? null : { textScale }) })
    await app.open('pages/Commodity/index?bookable=yes&priceMax=9000')
    const filter = page.getByRole('button', { name: 'Filtrer, 2 en cours' })
    const number = filter.getByText('2', { exact: true })
    const [outer, inner] = [await filter.boundingBox(), await number.boundingBox()]
    expect(inner?.width).toBeGreaterThan(0)
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
    expect((outer?.x ?? 0) + (outer?.width ?? 0)).toBeLessThanOrEqual(width)
  })

/**
 * For each row of cards the heights of the middles of prices and buttons, from the top of the row. Prices are
 * recognised by the currency or by the word for no charge.
 */
const middlesByRow = () => {
  const rows = new Map<number, number[]>()
  for (const card of document.querySelectorAll<HTMLElement>('.taro_page [role="listitem"]')) {
    const { top } = card.getBoundingClientRect()
    const price = [...card.querySelectorAll<HTMLElement>('*')].find(
      (node) =>
        // with the old price beside it or below it
        /^((HK\$[\d,]+){1,2}|免費)$/.test(node.textContent.trim()) && node.childElementCount < 3,
    )
    const figures = [price, ...card.querySelectorAll('[role="button"], [role="checkbox"]')]
    const middles = figures.flatMap((node) => {
      const box = node?.getBoundingClientRect()
      return box ? [(box.top + box.bottom) / 2 - top] : []
    })
    const row = [...rows.keys()].find((at) => Math.abs(at - top) < 1) ?? top
    rows.set(row, [...(rows.get(row) ?? []), ...middles])
  }
  return [...rows.values()]
}

for (const width of [768, 1440])
  test(`${width} px: prices and buttons of a row of cards are on one line, whatever buttons each has`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await app.open('pages/Commodity/index')
    await expect.poll(async () => (await page.evaluate(middlesByRow)).length).toBeGreaterThan(1)
    for (const middles of await page.evaluate(middlesByRow)) {
      expect(middles.length).toBeGreaterThan(1)
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
    }
  })

test('1440 px: score and units sold of all cards of the home page are on a line above the price', async ({
  app,
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await storeAlways(context, { language: 'en' })
  await app.open('pages/Home/index')
  await expect(page.getByRole('heading', { name: 'Full health check, 71 items' })).toBeVisible()
  const sides = await page.evaluate(() =>
    [...document.querySelectorAll('.taro_page [role="heading"], .taro_page h3')].flatMap((name) => {
      const texts = [...(name.parentElement?.querySelectorAll<HTMLElement>('*') ?? [])]
      const ending = (words: RegExp) =>
        texts.find((node) => words.test(node.textContent.replace(/\s/g, ' ')))?.getBoundingClientRect()
      const [sold, price] = [ending(/^★ [\d.]+ · [\d,]+ sold$/), ending(/^HK\$[\d,]+$/)]
      return sold && price ? [price.top - sold.bottom] : []
    }),
  )
  expect(sides.length).toBeGreaterThan(7)
  for (const distance of sides) expect(distance).toBeGreaterThanOrEqual(0)
})
