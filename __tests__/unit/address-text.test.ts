import { addressText } from '@/pages-shopping/address-text'

const parts = { provinceName: '香港', cityName: '中西區', countyName: '', detailInfo: '海旁 12 號' }

test('an address in Hong Kong or Macao has no postal code, even if one was saved', () => {
  expect(addressText({ ...parts, provinceId: '81', postalCode: '999077' })).toBe('香港 中西區 海旁 12 號')
  expect(addressText({ ...parts, provinceId: '82', postalCode: '999078' })).not.toContain('999078')
})

test('elsewhere the postal code follows the address', () => {
  expect(addressText({ ...parts, provinceId: '44', postalCode: '518000' })).toMatch(/ \(518000\)$/)
  expect(addressText({ ...parts, provinceId: '44', postalCode: '' })).not.toContain('(')
})
