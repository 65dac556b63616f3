import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { PhoneField } from '@/components/phone-field'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})

/** A form with the number typed so far, or else the account's. */
function Form({ known }: { known: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <PhoneField
      label="聯絡電話"
      name="phone"
      code="+852"
      value={typed ?? known}
      onChange={setTyped}
      onCodeChange={() => undefined}
    />
  )
}
const input = () => screen.getByRole('textbox', { name: '聯絡電話' })

test('the account’s number does not arrive in a field that has the focus', () => {
  const { rerender } = render(<Form known="" />)
  fireEvent.focusIn(input())
  rerender(<Form known="67524005" />)
  expect(input()).toHaveValue('')
  fireEvent.focusOut(input())
  expect(input()).toHaveValue('67524005')
})

test('what is typed replaces the account’s number', () => {
  const { rerender } = render(<Form known="" />)
  fireEvent.focusIn(input())
  rerender(<Form known="67524005" />)
  fireEvent.input(input(), { target: { value: '9' } })
  expect(input()).toHaveValue('9')
  fireEvent.input(input(), { target: { value: '91' } })
  fireEvent.focusOut(input())
  expect(input()).toHaveValue('91')
})
