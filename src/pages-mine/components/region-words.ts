const SPECIAL_REGIONS: readonly string[] = ['81', '82', '71']
const MUNICIPALITIES: readonly string[] = ['11', '12', '31', '50']
const WITH_DISTRICTS: readonly string[] = ['81', '82', ...MUNICIPALITIES]

/**
 * What the two levels of an address are called in the chosen region: Hong Kong and Macao have districts and no
 * provinces. Before anything is chosen, both levels name every kind.
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
