import { expect, test } from './support/app'
import { storeAlways } from './support/device-storage'

/** Number of lines of the units sold beside two buttons; the score before them may have a line of its own. */
const linesOfSold = (names: string) =>
  [...document.querySelectorAll<HTMLElement>('.taro_page [role="listitem"]')].flatMap((card) =>
    card.querySelectorAll('[role="button"], [role="checkbox"]').length < 2
      ? []
      : [...card.querySelectorAll<HTMLElement>('*')]
          .filter((node) => node.childElementCount === 0 && new RegExp(names).test(node.textContent))
          .map((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            if (node.firstChild) range.setStart(node.firstChild, node.textContent.indexOf('\u2003') + 1)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
          }),
  )

for (const [language, names] of [
  ['es', '[\\d.]+\\sventas$'],
  ['fr', '[\\d\\s]+\\svendus$'],
] as const)
  test(`${language}: the units sold stay on one line beside the two buttons of a card`, async ({
    app,
    page,
    context,
  }) => {
    await storeAlways(context, { language })
    await app.signIn()
    await app.open('pages/Commodity/index')
    await expect.poll(async () => (await page.evaluate(linesOfSold, names)).length).toBeGreaterThan(2)
    const lines = await page.evaluate(linesOfSold, names)
    expect(lines.filter((count) => count !== 1)).toEqual([])
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
      (node) => /^(HK\$[\d,]+|免費)$/.test(node.textContent.trim()) && node.childElementCount < 2,
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
