import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './paths.mjs'

/** Array of literals of the first property with this name, at any depth. */
function findArray(node, name) {
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === name &&
    ts.isArrayLiteralExpression(node.initializer)
  ) {
    return node.initializer
  }
  return ts.forEachChild(node, (child) => findArray(child, name))
}

const stringsOf = (array) => (array?.elements ?? []).filter(ts.isStringLiteral).map(({ text }) => text)

/** src/app.config.ts as a syntax tree, because lint and tools run before anything is compiled. */
function readAppConfig() {
  const file = path.join(root, 'src', 'app.config.ts')
  return ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

/**
 * The subpackages ("rooms") of src/app.config.ts.
 *
 * @returns {{ root: string, pages: string[] }[]} pages are relative to the root
 */
function readSubpackages() {
  const list = findArray(readAppConfig(), 'subPackages')
  return (list?.elements ?? []).map((room) => {
    const rootProperty = room.properties.find((property) => property.name.getText() === 'root')
    return {
      root: rootProperty.initializer.text.replace(/\/$/, ''),
      pages: stringsOf(findArray(room, 'pages')),
    }
  })
}

/** @returns {string[]} folder names under src: 'pages-common', 'pages-goods' … */
export function readSubpackageRoots() {
  return readSubpackages().map((subpackage) => subpackage.root)
}

/** @returns {string[]} every page path, main package first, without leading slash */
export function readPagePaths() {
  return [
    ...stringsOf(findArray(readAppConfig(), 'pages')),
    ...readSubpackages().flatMap(({ root: room, pages }) => pages.map((page) => `${room}/${page}`)),
  ]
}
