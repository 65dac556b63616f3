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
  test('a good form has no errors', () => {
    expect(validateForm(good, rules)).toEqual({})
    expect(firstBadField({}, rules)).toBeNull()
  })

  test('each bad field names its first broken rule, and the first on the screen is the one to focus', () => {
    const errors = validateForm({ ...good, name: '  ', phone: '123', hasAgreed: false }, rules)
    expect(errors).toEqual({ name: 'name.missing', phone: 'phone.wrong', hasAgreed: 'agree.missing' })
    expect(firstBadField(errors, rules)).toBe('name')
    expect(validateForm({ ...good, phone: '' }, rules)).toEqual({ phone: 'phone.missing' })
  })

  test('surrounding spaces are ignored, and an optional field may be empty', () => {
    expect(validateForm({ ...good, phone: ' 91234567 ', idNumber: '' }, rules)).toEqual({})
  })

  test('a conditional rule receives the whole form', () => {
    expect(validateForm({ ...good, idNumber: 'A123456(4)' }, rules)).toEqual({ idNumber: 'id.wrong' })
    expect(validateForm({ ...good, idType: 'passport', idNumber: 'A123456(4)' }, rules)).toEqual({})
  })
})
