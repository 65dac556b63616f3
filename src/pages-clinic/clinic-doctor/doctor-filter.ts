import { type SpokenLanguage, spokenLanguages } from '@contract/constants/enums'
import { addDays, type Day } from '@contract/rules/dates'
import { msToDay } from '@/i18n/format'

/** Choices of the filter for the next free time, in days: today, three days, a week. */
export const withinDays = ['0', '3', '7'] as const
export const sexChoices = ['2', '1'] as const

/** Filters of the list as stored in the address; '' is no filter. */
export interface DoctorFilter {
  shopId: string
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
  departmentId: params.departmentId ?? '',
  language: oneOf(spokenLanguages, params.language),
  sex: oneOf(sexChoices, params.sex),
  within: oneOf(withinDays, params.within),
})

/** The server query of the filters. */
export function filterQuery({ shopId, departmentId, language, sex, within }: DoctorFilter, nowMs: number) {
  return {
    ...(shopId ? { shopId } : null),
    ...(departmentId ? { departmentId } : null),
    ...(language ? { language: language as SpokenLanguage } : null),
    ...(sex ? { sex: sex as '1' | '2' } : null),
    ...(within ? { freeBy: addDays(msToDay(nowMs), Number(within)) as Day } : null),
  }
}

export const noFilter = { departmentId: '', language: '', sex: '', within: '' }
export const isNarrowed = (filter: DoctorFilter): boolean =>
  [filter.departmentId, filter.language, filter.sex, filter.within].some(Boolean)
