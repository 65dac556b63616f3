import type { IdType, Relation } from '@contract/constants/enums'
import type { PersonForm } from '@contract/persons'
import { type FormRules, required } from '@/utils/form-rules'
import { idCardBirthDate, idCardSex } from '@/utils/id-card'
import { isMobileOf } from '@/utils/phone'
import { isHkid, isHomeReturnPermit, isIdCard, isOtherDocument, isPassport } from '@/utils/validators'

const MAX_AGE_YEARS = 150
const PASSPORT_LENGTHS = { min: 6, max: 9 }

/** A person as the form holds one: '' where nothing is chosen yet. */
export interface PersonDraft {
  name: string
  relation: Relation | ''
  phoneCode: string
  phone: string
  idType: IdType | ''
  idNumber: string
  provinceId: string
  cityId: string
  /** 'yyyy-MM-dd' */
  birthDate: string
  /** '1' male, '2' female */
  sex: '1' | '2' | ''
  address: string
  isDefault: boolean
}

export const emptyPerson: PersonDraft = {
  name: '',
  relation: '',
  phoneCode: '+852',
  phone: '',
  idType: '',
  idNumber: '',
  provinceId: '',
  cityId: '',
  birthDate: '',
  sex: '',
  address: '',
  isDefault: false,
}

/** A saved person as the form holds one. */
export const toDraft = (person: PersonForm): PersonDraft => ({
  name: person.name,
  relation: person.relation,
  phoneCode: person.phoneCode,
  phone: person.phone,
  idType: person.idType ?? '',
  idNumber: person.idNumber ?? '',
  provinceId: person.provinceId ?? '',
  cityId: person.cityId ?? '',
  birthDate: person.birthDate,
  sex: person.sex,
  address: person.address,
  isDefault: person.isDefault === '1',
})

/** A number as it is checked and sent: full-width signs plain, letters upper case, no spaces. */
export const plainIdNumber = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, '')
    .toUpperCase()

const isTravelPassport = (number: string) =>
  isPassport(number) && number.length >= PASSPORT_LENGTHS.min && number.length <= PASSPORT_LENGTHS.max
const isHkMacaoPassport = (number: string) => /^(?:[HK]\d{8}|[HK][A-Z]\d{7}|M[A-Z]?\d{7})$/.test(number)

// the server's own formats: a number that passes here is not refused there
const idNumberRules: Record<IdType, (number: string) => boolean> = {
  mainlandId: isIdCard,
  hkMacaoPermit: isHomeReturnPermit,
  hkid: isHkid,
  hkMacaoPassport: isHkMacaoPassport,
  passport: isTravelPassport,
  other: isOtherDocument,
}

/** Whether a text is a number of this type, with its check digit where the type has one. */
export const isIdNumberOf = (idType: IdType, text: string): boolean =>
  idNumberRules[idType](plainIdNumber(text))

/** Birth date and sex that a mainland resident ID number itself says; null for any other number. */
export function idNumberFacts({
  idType,
  idNumber,
}: Pick<PersonDraft, 'idType' | 'idNumber'>): { birthDate: string; sex: '1' | '2' } | null {
  const number = plainIdNumber(idNumber)
  if (idType !== 'mainlandId' || !isIdCard(number)) return null
  const birthDate = idCardBirthDate(number)
  return birthDate ? { birthDate, sex: idCardSex(number) === 'male' ? '1' : '2' } : null
}

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/**
 * The rules in the order of the screen; errors are keys of the room's texts.
 * @param today 'yyyy-MM-dd' at the store
 * @param savedNumber the number as the server has it: it was accepted there, so it is not asked about again
 */
export const personRules = (today: string, savedNumber: string): FormRules<PersonDraft> => ({
  name: [required('person.error.name')],
  relation: [required('person.error.relation')],
  phone: [
    required('person.error.phone'),
    { error: 'person.error.phoneWrong', isValid: (phone, { phoneCode }) => isMobileOf(phoneCode, phone) },
  ],
  idType: [required('person.error.idType')],
  idNumber: [
    {
      error: 'person.error.idNumber',
      isValid: (text, { idType }) =>
        text.trim() === '' || text === savedNumber || idType === '' || isIdNumberOf(idType, text),
    },
  ],
  birthDate: [
    required('person.error.birthDate'),
    {
      error: 'person.error.birthDateWrong',
      isValid: (day) => day <= today && day >= yearsBefore(today, MAX_AGE_YEARS),
    },
    {
      error: 'person.error.mismatch',
      isValid: (day, form) => (idNumberFacts(form)?.birthDate ?? day) === day,
    },
  ],
  sex: [
    required('person.error.sex'),
    { error: 'person.error.mismatch', isValid: (sex, form) => (idNumberFacts(form)?.sex ?? sex) === sex },
  ],
  provinceId: [required('person.error.province')],
  cityId: [required('person.error.city')],
  address: [required('person.error.address')],
})
