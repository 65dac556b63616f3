import { idNumberProblem } from '@contract/rules/id-number'
import { isPhone } from '@contract/rules/phone'
import { firstBadField, matches, required, validateForm, when, type FormRules } from '@/utils/form-rules'

type PersonForm = { name: string; phone: string; idType: string; idNumber: string; hasAgreed: boolean }
const rules: FormRules<PersonForm> = {
  name: [required('name.missing')],
  phone: [required('phone.missing'), matches((text) => isPhone('+852', text), 'phone.wrong')],
  idNumber: [
    when(
      (form) => form.idType === 'hkid',
      matches((text) => idNumberProblem('hkid', text) === null, 'id.wrong'),
    ),
  ],
  hasAgreed: [required('agree.missing')],
}
const good: PersonForm = {
  name: '陳美儀',
  phone: '91234567',
  idType: 'hkid',
  idNumber: 'A123456(3)',
  hasAgreed: true,
}

describe('form rules', () => {
  test('report no errors for a valid form', () => {
    expect(validateForm(good, rules)).toEqual({})
    expect(firstBadField({}, rules)).toBeNull()
  })

  test('report the first violated rule of each invalid field, and focus the first one on the screen', () => {
    const errors = validateForm({ ...good, name: '  ', phone: '123', hasAgreed: false }, rules)
    expect(errors).toEqual({ name: 'name.missing', phone: 'phone.wrong', hasAgreed: 'agree.missing' })
    expect(firstBadField(errors, rules)).toBe('name')
    expect(validateForm({ ...good, phone: '' }, rules)).toEqual({ phone: 'phone.missing' })
  })

  test('ignore surrounding spaces, and accept an empty optional field', () => {
    expect(validateForm({ ...good, phone: ' 91234567 ', idNumber: '' }, rules)).toEqual({})
  })

  test('pass the whole form to a conditional rule', () => {
    expect(validateForm({ ...good, idNumber: 'A123456(4)' }, rules)).toEqual({ idNumber: 'id.wrong' })
    expect(validateForm({ ...good, idType: 'passport', idNumber: 'A123456(4)' }, rules)).toEqual({})
  })
})
