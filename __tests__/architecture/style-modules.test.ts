import path from 'node:path'
import postcss from 'postcss'
import { compile } from 'sass'
import { createShortNames } from '../../build/short-names'
import { listFiles, projectRoot } from '../support/source-files'

const modules = listFiles('src', /\.module\.scss$/)

/** A module compiled to CSS, or Sass's error message (such as an @use path that does not exist). */
function compiled(file: string): { css: string } | { problem: string } {
  try {
    return { css: compile(path.join(projectRoot, file), { style: 'compressed' }).css }
  } catch (error) {
    return { problem: `${file}: ${String(error).split('\n')[0]}` }
  }
}

/** The names that CSS modules replace in a sheet: classes and animations, except those in `:global(…)`. */
function localNames(css: string): string[] {
  const names = new Set<string>()
  const root = postcss.parse(css)
  root.walkRules(({ selector }) => {
    const local = selector.replace(/:global\([^)]*\)/g, '')
    for (const [, name = ''] of local.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) names.add(name)
  })
  root.walkAtRules(/keyframes$/, ({ params }) => {
    names.add(params)
  })
  return [...names]
}

const sheets = modules.map((file) => ({ file, ...compiled(file) }))

test('every style module compiles, and its @use and @import paths exist', () => {
  expect(modules.length).toBeGreaterThan(0)
  expect(sheets.flatMap((sheet) => ('problem' in sheet ? [sheet.problem] : []))).toEqual([])
})

// Both builds fail on such a pair, but only after a minute
test('no two classes of the style modules have the same short name', () => {
  const shortName = createShortNames(projectRoot)
  const named = sheets.flatMap((sheet) =>
    'css' in sheet ? localNames(sheet.css).map((name) => ({ file: sheet.file, name })) : [],
  )
  expect(named.length).toBeGreaterThan(sheets.length)
  const problems = named.flatMap(({ file, name }) => {
    try {
      shortName(name, path.join(projectRoot, file))
      return []
    } catch (error) {
      return [String(error)]
    }
  })
  expect(problems).toEqual([])
})
