import ts from 'typescript'
import { chosenRows, withoutRow } from '../support/chosen-controls'
import { listFiles, readText } from '../support/source-files'

const STATES = new Set(['isChosen', 'checked', 'selected', 'pressed', 'active', 'chosenId', 'isSelected'])

/** True when a source passes a chosen state to an element. */
function handsOverChosen(file: string): boolean {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  let isFound = false
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && STATES.has(node.name.getText())) isFound = true
    if (!isFound) ts.forEachChild(node, visit)
  }
  visit(source)
  return isFound
}

const sources = listFiles('src', /\.tsx$/).map((file) => ({
  file,
  name: file.split('/').slice(-2).join('/'),
}))
const known = new Set([...chosenRows.flatMap(({ files }) => files), ...Object.keys(withoutRow)])

test('the walk over the chosen states reaches every source that hands one over', () => {
  expect(sources.filter(({ file, name }) => handsOverChosen(file) && !known.has(name))).toEqual([])
})

test('the walk names no source that is gone', () => {
  const names = new Set(sources.map(({ name }) => name))
  expect([...known].filter((name) => !names.has(name))).toEqual([])
})
