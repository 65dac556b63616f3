import ts from 'typescript'
import { chosenRows } from '../support/chosen-controls'
import { listFiles, readText } from '../support/source-files'

const STATES = new Set(['isChosen', 'checked', 'selected', 'active', 'chosenId', 'isSelected'])

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
const known = new Set(chosenRows.flatMap(({ files }) => files))

test('the walk over chosen states covers every source that passes one', () => {
  expect(sources.filter(({ file, name }) => handsOverChosen(file) && !known.has(name))).toEqual([])
})

test('the walk lists no removed source', () => {
  const names = new Set(sources.map(({ name }) => name))
  expect([...known].filter((name) => !names.has(name))).toEqual([])
})
