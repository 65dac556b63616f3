import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import fc from 'fast-check'
import { limits } from '@contract/constants/limits'
import { hasPasswordForm, passwordMaxLength } from '@contract/rules/password'
import { birthDateProblem } from '@contract/rules/person'
import {
  couponCodeForm,
  discountCodeForm,
  hasForm,
  postalCodeForm,
  taxNumberForm,
  type TextForm,
  usernameForm,
} from '@contract/rules/text-forms'
import { addressSave } from '../../contract/addresses'
import { calculateOrderPrice } from '../../contract/order-placing'
import { invoiceRequest } from '../../contract/receipts'
import { Password } from '../../contract/user'

const forms: Record<string, TextForm> = {
  couponCodeForm,
  discountCodeForm,
  postalCodeForm,
  taxNumberForm,
  usernameForm,
}

describe('forms of texts', () => {
  test.each<[string, number, number]>([
    ['couponCodeForm', 1, 32],
    ['discountCodeForm', 1, 32],
    ['postalCodeForm', 0, 12],
    ['taxNumberForm', 0, 30],
    ['usernameForm', 3, 30],
  ])('%s: %i to %i characters', (name, least, most) => {
    const form = forms[name] as TextForm
    expect([least - 1, least, most, most + 1].map((n) => n >= 0 && hasForm(form, 'a'.repeat(n)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test.each<[string, string, boolean]>([
    ['couponCodeForm', 'AB 12-z', true],
    ['couponCodeForm', 'AB_12', false],
    ['couponCodeForm', 'é', false],
    ['discountCodeForm', 'AB-12z', true],
    ['discountCodeForm', 'AB 12', false],
    ['discountCodeForm', 'AB12\n', false],
    ['postalCodeForm', 'SW1A 1AA', true],
    ['postalCodeForm', '100-0001', true],
    ['postalCodeForm', '１００', false],
    ['taxNumberForm', '91350211M000100Y43', true],
    ['taxNumberForm', '9135 0211', false],
    ['usernameForm', 'a.b_c-9', true],
    ['usernameForm', '9ab', false],
    ['usernameForm', '.ab', false],
    ['usernameForm', 'ab@', false],
  ])('%s: %j is %s', (name, text, is) => expect(hasForm(forms[name] as TextForm, text)).toBe(is))

  test('a schema derived from a pattern accepts only matching texts', () => {
    const signs = fc.string({
      unit: fc.constantFrom('a', 'Z', '0', '9', '-', ' ', '.', '_', 'é'),
      maxLength: 40,
    })
    for (const form of Object.values(forms)) {
      const schema = Type.String(form)
      fc.assert(fc.property(signs, (text) => Value.Check(schema, text) === hasForm(form, text)))
    }
  })

  test('the endpoints validate with these patterns', () => {
    expect(addressSave.body?.properties.postalCode).toMatchObject(postalCodeForm)
    expect(calculateOrderPrice.body?.properties.discountCode).toMatchObject(discountCodeForm)
    expect(invoiceRequest.body?.properties.taxNumber).toMatchObject(taxNumberForm)
  })
})

describe('new passwords', () => {
  const filled = (length: number) => 'a1'.padEnd(length, 'x')
  test('are limited by length at both sides', () => {
    const lengths = [limits.passwordLength - 1, limits.passwordLength, passwordMaxLength]
    expect(lengths.map((length) => hasPasswordForm(filled(length)))).toEqual([false, true, true])
    expect(Value.Check(Password, filled(passwordMaxLength))).toBe(true)
    expect(Value.Check(Password, filled(passwordMaxLength + 1))).toBe(false)
  })
  test.each([
    ['12345678', false],
    ['abcdefgh', false],
    ['abcdefg1', true],
    ['密碼密碼密碼密1', true],
    ['--------', false],
  ])('%s: %s', (text, is) => expect(hasPasswordForm(text)).toBe(is))
})

test.each([
  ['1876-06-15', null],
  ['1876-06-14', 'tooOld'],
  ['2026-06-15', null],
  ['2026-06-16', 'future'],
  ['2026-02-30', 'format'],
])('a birthday on %s: %s', (day, problem) => expect(birthDateProblem(day, '2026-06-15')).toBe(problem))
