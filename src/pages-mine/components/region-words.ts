const SPECIAL_REGIONS: readonly string[] = ['81', '82', '71']
const MUNICIPALITIES: readonly string[] = ['11', '12', '31', '50']
const WITH_DISTRICTS: readonly string[] = ['81', '82', ...MUNICIPALITIES]

/**
 * Labels of the two levels of an address in the chosen region: Hong Kong and Macao have districts and no
 * provinces. Before a choice, both labels name every kind.
 */
export function regionWords(provinceId: string) {
  if (provinceId === '') return { upper: 'person.province', lower: 'person.city' } as const
  const upper = SPECIAL_REGIONS.includes(provinceId)
    ? 'regionWords.region'
    : MUNICIPALITIES.includes(provinceId)
      ? 'regionWords.municipality'
      : 'regionWords.province'
  const lower = WITH_DISTRICTS.includes(provinceId) ? 'regionWords.district' : 'regionWords.city'
  return { upper, lower } as const
}
