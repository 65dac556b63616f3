import ts from 'typescript'
import { listFiles, readText } from '../support/source-files'

/** The tab of the desktop header by folder, the first that matches; null where a page belongs to none. */
const sections: readonly (readonly [folder: string, tab: string | null])[] = [
  ['pages/Home/', 'home'],
  ['pages/Shops/', 'shops'],
  ['pages/Commodity/', 'goods'],
  ['pages/Mine/', 'mine'],
  ['pages/trolley/', 'goods'],
  // what a person has booked is in the account, also where the clinic's package draws it
  ['pages-clinic/clinic-reservation/', 'mine'],
  ['pages-clinic/queue/', 'mine'],
  ['pages-clinic/doctor-booking/request/', 'mine'],
  ['pages-clinic/goods-booking/order/', 'mine'],
  ['pages-clinic/', 'shops'],
  ['pages-shop/', 'shops'],
  ['pages-common/map/', 'shops'],
  ['pages-common/classification/', 'goods'],
  ['pages-common/reservation/', 'mine'],
  ['pages-common/course/', 'mine'],
  ['pages-common/watches/', 'mine'],
  ['pages-common/', null],
  ['pages-goods/', 'goods'],
  ['pages-order/', 'mine'],
  ['pages-mine/login/', null],
  // read by somebody who has been sent a link
  ['pages-mine/physical-report/shared-report', null],
  ['pages-mine/', 'mine'],
  ['pages-shopping/goods/', 'goods'],
  // the forms and what follows from them belong to where they began
  ['pages-shopping/subOrder/', 'goods'],
  ['pages-shopping/campaigns/my-campaigns', 'mine'],
  ['pages-shopping/campaigns/', 'goods'],
  ['pages-shopping/', 'mine'],
]

/** The `tab` of each PageShell of a file; null for one without. */
function tabsOf(file: string): (string | null)[] {
  const found: (string | null)[] = []
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === 'PageShell'
    ) {
      const tab = node.attributes.properties.find(
        (property) => ts.isJsxAttribute(property) && property.name.getText() === 'tab',
      )
      found.push(/"(\w+)"/.exec(tab?.getText() ?? '')?.[1] ?? null)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

const shells = listFiles('src', /\.tsx$/)
  .filter((file) => file.startsWith('src/pages'))
  .flatMap((file) => tabsOf(file).map((tab) => ({ file, tab })))

test('every page marks its section in the desktop header, in each of its states', () => {
  expect(shells.length).toBeGreaterThan(90)
  const wrong = shells.flatMap(({ file, tab }) => {
    const section = sections.find(([folder]) => file.startsWith(`src/${folder}`))
    return section?.[1] === tab ? [] : [`${file}: ${tab}, not ${section?.[1]}`]
  })
  expect(wrong).toEqual([])
})

test('the table of sections has no folder without a page', () => {
  expect(sections.filter(([folder]) => !shells.some(({ file }) => file.startsWith(`src/${folder}`)))).toEqual(
    [],
  )
})
