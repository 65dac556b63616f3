import { render, screen } from '@testing-library/react'
import { StillNeeded } from '@/components/still-needed'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('en')
})

test.each([
  [['shop', 'time', 'agreed'], 'Still needed: a clinic, a time, your agreement'],
  // a code that was typed but not applied is all that keeps the order back
  [['lines', 'reason', 'score'], 'Still needed: what to refund, a reason, stars'],
  [['discount'], 'Still needed: applying the discount code'],
])('names what a form waits for: %j', (fields, words) => {
  render(<StillNeeded fields={fields} />)
  expect(screen.getByText(words)).toBeInTheDocument()
})

test('says nothing when nothing is missing', () => {
  const { container } = render(<StillNeeded fields={[]} />)
  expect(container).toBeEmptyDOMElement()
})
