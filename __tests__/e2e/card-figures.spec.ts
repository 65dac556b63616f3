import { expect, test } from './support/app'
import { storeAlways } from './support/device-storage'

/** Number of lines of each text of units sold beside two buttons. */
const linesOfSold = (names: string) =>
  [...document.querySelectorAll<HTMLElement>('.taro_page [role="listitem"]')].flatMap((card) =>
    card.querySelectorAll('[role="button"], [role="checkbox"]').length < 2
      ? []
      : [...card.querySelectorAll<HTMLElement>('*')]
          .filter((node) => node.childElementCount === 0 && new RegExp(names).test(node.textContent))
          .map((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
          }),
  )

for (const [language, names] of [
  ['es', '^[\\d.]+ ventas$'],
  ['fr', '^[\\d\\s]+ vendus$'],
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
