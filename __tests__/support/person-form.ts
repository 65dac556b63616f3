/** A person as sent by the form, with overrides. */
export const personForm = (over: Record<string, unknown> = {}) => ({
  name: '陳小明',
  relation: 'self',
  phoneCode: '+852',
  phone: '91234567',
  idType: null,
  provinceId: null,
  cityId: null,
  birthDate: '1990-01-01',
  sex: '1',
  address: '',
  isDefault: '0',
  ...over,
})
