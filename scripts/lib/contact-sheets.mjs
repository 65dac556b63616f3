import fs from 'node:fs'
import path from 'node:path'

/** Heights in a sheet: long pages are cropped; the index links to the full pictures. */
const SHEET_CELL = { phone: 200, desktop: 420, most: 460 }
const SHEET_WIDTH = 1800

const personOf = ({ isSignedIn }) => (isSignedIn ? 'member' : 'visitor')
const textOf = ({ text }) => (text === 1 ? 'normal text' : `text × ${text}`)
const tagsOf = (shot) => [
  `${shot.width} px`,
  shot.colorScheme,
  shot.language,
  textOf(shot),
  shot.state,
  personOf(shot),
]
const captionOf = (shot) => tagsOf(shot).join(', ')
/** The pictures of a row of a sheet: they differ in width and theme only. */
const rowOf = (shot) => [shot.language, shot.state, personOf(shot), textOf(shot)].join(', ')
/** A URL for a file name, because page names may contain special characters. */
const hrefOf = (file) => encodeURI(file)

/** Pictures by a value of each, both in order of first appearance. */
function groups(shots, valueOf) {
  const found = new Map()
  for (const shot of shots) found.set(valueOf(shot), [...(found.get(valueOf(shot)) ?? []), shot])
  return found
}

const sheetFigure = (shot) => `<figure>
  <img src="${hrefOf(`../${shot.file}`)}" width="${shot.width < 960 ? SHEET_CELL.phone : SHEET_CELL.desktop}" alt="">
  <figcaption>${shot.width} px, ${shot.colorScheme}</figcaption>
</figure>`

const sheetRow = ([title, shots]) => `<h2>${title}</h2>
<div>${shots.map(sheetFigure).join('')}</div>`

const sheetHtml = (name, shots) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<style>
  body { font: 13px system-ui; margin: 16px; width: ${SHEET_WIDTH - 32}px }
  div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 }
  img { display: block; max-height: ${SHEET_CELL.most}px; object-fit: cover; object-position: top }
  img { border: 1px solid #ccc; border-radius: 6px }
</style>
<h1>${name}</h1>
${[...groups(shots, rowOf)].map(sheetRow).join('')}
</html>
`

const LIST = 'shots.json'

/**
 * The pictures of this run and those of earlier runs that are still in the folder, by page: a loaded machine
 * takes them in pieces.
 *
 * @template {{ name: string, file: string }} Shot
 * @param {string} folder of the pictures
 * @param {Shot[]} newest
 * @returns {Shot[]}
 */
export function withEarlier(folder, newest) {
  const list = path.join(folder, LIST)
  const isNew = new Set(newest.map(({ file }) => file))
  const earlier = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : []
  const kept = earlier.filter(({ file }) => !isNew.has(file) && fs.existsSync(path.join(folder, file)))
  const shots = [...groups([...kept, ...newest], ({ name }) => name).values()].flat()
  fs.writeFileSync(list, JSON.stringify(shots))
  return shots
}

/**
 * Composes the pictures of each page into `sheets/<page>.png`, for a quick overview.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder of the pictures
 * @param {Awaited<ReturnType<typeof import('./screenshots.mjs').shoot>>} shots
 * @param {Set<string>} changed the pages with new pictures; the sheets of the others are kept
 * @returns {Promise<Record<string, string>>} the sheet of each page, relative to the folder
 */
export async function writeContactSheets(browser, folder, shots, changed) {
  const sheets = path.join(folder, 'sheets')
  fs.mkdirSync(sheets, { recursive: true })
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } })
  const written = {}
  try {
    for (const name of new Set(shots.map((shot) => shot.name))) {
      written[name] = `sheets/${name}.png`
      if (!changed.has(name)) continue
      const html = path.join(sheets, `${name}.html`)
      fs.writeFileSync(
        html,
        sheetHtml(
          name,
          shots.filter((shot) => shot.name === name),
        ),
      )
      await page.goto(`file://${html}`)
      await page.screenshot({ path: path.join(sheets, `${name}.png`), fullPage: true })
      fs.rmSync(html)
    }
  } finally {
    await page.close()
  }
  return written
}

const indexFigure = (shot) => `<figure data-tags="${tagsOf(shot).join('|')}">
  <a href="${hrefOf(shot.file)}"><img loading="lazy" src="${hrefOf(shot.file)}" alt=""></a>
  <figcaption>${captionOf(shot)}</figcaption>
</figure>`

const indexSection = (name, shots, sheet) => `<h2 id="${name}">
  ${name}
  ${sheet ? `<a href="${hrefOf(sheet)}">contact sheet</a>` : ''}
</h2>
<div>${shots.map(indexFigure).join('')}</div>`

const choiceOf = (value) => `<label><input type="checkbox" value="${value}" checked> ${value}</label>`

/** Runs in the index: hides pictures that have a deselected tag. */
const filterFigures = `
  const form = document.querySelector('form')
  form.addEventListener('change', () => {
    const off = [...form.querySelectorAll('input:not(:checked)')].map((box) => box.value)
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = figure.dataset.tags.split('|').some((tag) => off.includes(tag))
  })
`

/**
 * The index of the pictures: one section per page, with filters for width, theme, language and state.
 *
 * @param {Record<string, string>} [sheets] the contact sheet of each page
 */
export function indexPage(shots, sheets = {}) {
  const names = [...new Set(shots.map(({ name }) => name))]
  const groups = shots.length
    ? tagsOf(shots[0]).map((_, column) => [...new Set(shots.map((shot) => tagsOf(shot)[column]))])
    : []
  const sections = names.map((name) =>
    indexSection(
      name,
      shots.filter((shot) => shot.name === name),
      sheets[name],
    ),
  )
  const choices = groups.map((values) => `<fieldset>${values.map(choiceOf).join('')}</fieldset>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { font: 14px system-ui; margin: 24px }
  div, form { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  form { position: sticky; top: 0; background: #fff; padding: 8px 0 }
  fieldset { border: 1px solid #ccc }
  label, nav a { margin-right: 12px }
  figure { margin: 0; width: 240px }
  figure[hidden] { display: none }
  img { width: 100%; border: 1px solid; border-radius: 6px }
</style>
<h1>${shots.length} screenshots</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
<form>${choices.join('')}</form>
${sections.join('\n')}
<script>${filterFigures}</script>
</html>
`
}
