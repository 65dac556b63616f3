import { waitFor } from '@testing-library/dom'
import { widenWindow } from './chosen-walk'
import { onPage } from './page-app'

/**
 * On a desktop the page's action is in the column of what it is about, above what is only read; on a phone it
 * is in a bar below everything. Widens the window for the rest of the file.
 */
export async function seeActionAbove(
  open: () => Promise<void>,
  action: RegExp | string,
  below: RegExp | string,
) {
  widenWindow()
  window.dispatchEvent(new Event('resize'))
  await open()
  await waitFor(() => {
    const button = onPage().getByRole('button', { name: action })
    // the links beside the page come after it and have some of its words
    const [text] = onPage().getAllByText(below)
    expect(text && button.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
}
