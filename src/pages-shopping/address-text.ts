import type { UserAddress } from '@contract/routes/addresses'
import { currentLanguage } from '@/i18n/engine'

/** Regions whose second level is districts and where postal codes are not used. */
const districtRegions: readonly string[] = ['81', '82']
export const homeRegion = '81'
export const hasDistricts = (provinceId: string): boolean => districtRegions.includes(provinceId)

type AddressParts = Pick<
  UserAddress,
  'provinceId' | 'provinceName' | 'cityName' | 'countyName' | 'detailInfo' | 'postalCode'
>

/** An address on one line: from large to small in Chinese and Japanese, the reverse elsewhere. */
export function addressText({
  provinceId,
  provinceName,
  cityName,
  countyName,
  detailInfo,
  postalCode,
}: AddressParts): string {
  const parts = [provinceName, cityName, countyName, detailInfo].filter(Boolean)
  const language = currentLanguage()
  const isLargeFirst = language.startsWith('zh') || language === 'ja'
  const line = isLargeFirst ? parts.join(' ') : parts.reverse().join(', ')
  return postalCode === '' || hasDistricts(provinceId) ? line : `${line} (${postalCode})`
}
