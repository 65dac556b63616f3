import {
  channelRegions,
  type ChannelRegion,
  type Sex,
  sexes,
  type SpokenLanguage,
  spokenLanguages,
} from '@contract/constants/enums'
import { addDays, type Day } from '@contract/rules/dates'
import { msToDay } from '@/i18n/format'

/** Choices of the filter for the next free time, in days: today, three days, a week. */
export const withinDays = ['0', '3', '7'] as const
export const sexChoices = [sexes.female, sexes.male] as const

/** All regions, even when one is chosen on the home page. */
export const EVERYWHERE = 'all'

/** Filters of the list as stored in the address; '' means no filter. */
export interface DoctorFilter {
  shopId: string
  /** '' is the region chosen on the home page */
  region: string
  departmentId: string
  language: string
  sex: string
  within: string
}

const oneOf = (choices: readonly string[], text: string | undefined): string =>
  text !== undefined && choices.includes(text) ? text : ''

/** The filters in an address; unknown values are ignored. */
export const readFilter = (params: Partial<Record<string, string>>): DoctorFilter => ({
  shopId: params.shopId ?? '',
  region: oneOf([...channelRegions, EVERYWHERE], params.region),
  departmentId: params.departmentId ?? '',
  language: oneOf(spokenLanguages, params.language),
  sex: oneOf(sexChoices, params.sex),
  within: oneOf(withinDays, params.within),
})

/** The region of the list: the filter's own, else the one chosen on the home page; a clinic's list has none. */
export const regionOf = (
  { shopId, region }: DoctorFilter,
  chosen: ChannelRegion | 'all',
): ChannelRegion | null =>
  shopId ? null : (channelRegions.find((one) => one === (region || chosen)) ?? null)

/** The server query of the filters. */
export function filterQuery(filter: DoctorFilter, region: ChannelRegion | null, nowMs: number) {
  const { shopId, departmentId, language, sex, within } = filter
  return {
    ...(shopId ? { shopId } : null),
    ...(region ? { region } : null),
    ...(departmentId ? { departmentId } : null),
    ...(language ? { language: language as SpokenLanguage } : null),
    ...(sex ? { sex: sex as Sex } : null),
    ...(within ? { freeBy: addDays(msToDay(nowMs), Number(within)) as Day } : null),
  }
}

export const noFilter = ({ shopId }: DoctorFilter) => ({
  region: shopId ? '' : EVERYWHERE,
  departmentId: '',
  language: '',
  sex: '',
  within: '',
})
export const isNarrowed = (filter: DoctorFilter, region: ChannelRegion | null): boolean =>
  [region, filter.departmentId, filter.language, filter.sex, filter.within].some(Boolean)
