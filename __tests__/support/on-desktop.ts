import { widenWindow } from './chosen-walk'
import { onPage, see } from './page-app'

/**
 * On a desktop the page's action is in the column of what it is about, above what is only read; on a phone it
 * is in a bar below everything. Widens the window for the rest of the file.
 */
export async function seeActionAbove(open: () => Promise<void>, action: RegExp | string, below: string) {
  widenWindow()
  window.dispatchEvent(new Event('resize'))
  await open()
  const rest = await see(below)
  const button = onPage().getByRole('button', { name: action })
  expect(button.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}
