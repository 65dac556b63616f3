import { pageCatalogue } from '../../scripts/lib/page-catalogue.mjs'
import { expect, test, top } from './support/app'
import { storeAlways } from './support/device-storage'
import { findBrokenWords } from './support/zoom'

// pages with the longest short texts: names of days, dates, hours, the entries of Mine, buttons side by side
const pages = ['mine', 'appointments', 'orders', 'reports', 'clinic-infos', 'doctor', 'shipped-goods']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { width, language } of [
  { width: 390, language: 'en' },
  { width: 320, language: 'fr' },
  { width: 768, language: 'en' },
])
  test(`extra large text at ${width} px in ${language}: no word, date or number is broken`, async ({
    app,
    samples,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((language) => {
      localStorage.setItem('language', JSON.stringify({ data: language }))
      localStorage.setItem('textScale', JSON.stringify({ data: 1.5 }))
    }, language)
    await app.signIn()
    for (const name of pages) {
      const entry = pageCatalogue.find((one) => one.name === name)
      if (!entry) throw new Error(`no page ${name}`)
      await app.open(entry.route + entry.search(samples))
      await expect.poll(() => findBrokenWords(page), name).toEqual([])
    }
  })

for (const language of ['es', 'fr', 'en'])
  test(`extra large text at 320 px in ${language}: no word of a calendar is broken`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await storeAlways(page, { language, textScale: 1.5 })
    await app.signIn()
    await app.open('pages-clinic/doctor-booking/doctor-booking?doctorId=doctor-30')
    await top(page).getByRole('radio').first().click()
    await top(page)
      .getByRole('button', { name: /^(Hora|Heure|Time)/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('radio', { name: /^\d/ }).first()).toBeVisible()
    await expect.poll(() => findBrokenWords(page)).toEqual([])
  })

for (const width of [320, 390, 768, 1440])
  test(`extra large text at ${width} px: no entry of Mine is alone in the last row`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => localStorage.setItem('textScale', JSON.stringify({ data: 1.5 })))
    // a visitor, who has every entry: those of an account are fewer
    await app.open('pages/Mine/index')
    /** for each of the two grids: in how many different numbers of entries its rows are filled */
    const rows = () =>
      top(page)
        .getByRole('link')
        .evaluateAll((links) => {
          const grids = new Set(
            links.map((link) => link.parentElement).filter((parent) => parent?.children.length === 8),
          )
          return [...grids].map((grid) => {
            const tops = [...(grid?.children ?? [])].map((entry) => entry.getBoundingClientRect().top)
            return new Set([...new Set(tops)].map((at) => tops.filter((one) => one === at).length)).size
          })
        })
    await expect.poll(rows).toEqual([1, 1])
  })
