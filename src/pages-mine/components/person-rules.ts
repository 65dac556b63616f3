import type { IdType, Relation, Sex } from '@contract/constants/enums'
import type { PersonForm } from '@contract/routes/persons'
import {
  idNumberProblem,
  mainlandFacts,
  type MainlandFacts,
  normaliseIdNumber,
} from '@contract/rules/id-number'
import { addressGaps, type AddressPart, birthDateProblem, isIdTypeMissing } from '@contract/rules/person'
import { isPhone, phoneDigits } from '@contract/rules/phone'
import type { TextKey } from '@/i18n/text-keys'
import { type FieldRule, type FormRules, required } from '@/utils/form-rules'

/** A person in the form: '' for values that are not chosen yet. */
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
  sex: Sex | ''
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

/** The form of a saved person. */
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
  isDefault: person.isDefault,
})

/** Normalises a number as it is sent. */
export const sentIdNumber = ({ idType, idNumber }: Pick<PersonDraft, 'idType' | 'idNumber'>): string =>
  normaliseIdNumber(idType || 'other', idNumber)

/** Whether a text is a valid number of this type, including the check digit where the type has one. */
const isIdNumberOf = (idType: IdType, text: string): boolean =>
  idNumberProblem(idType, normaliseIdNumber(idType, text)) === null

/** Birth date and sex contained in a mainland resident ID number; null for any other number. */
export function idNumberFacts(form: Pick<PersonDraft, 'idType' | 'idNumber'>): MainlandFacts | null {
  if (form.idType !== 'mainlandId' || !isIdNumberOf(form.idType, form.idNumber)) return null
  return mainlandFacts(sentIdNumber(form))
}

/** An address is optional, but must be complete once begun. */
const wholeAddress = (
  part: AddressPart,
  error: TextKey<'pages-mine'>,
): FieldRule<PersonDraft, string, PersonRuleKey> => ({
  error,
  isValid: (_, form) => !addressGaps(form).includes(part),
})

// the error of a number depends on its document type
const wrongNumber = 'person.error.idNumber'
export type PersonRuleKey = TextKey<'pages-mine'> | typeof wrongNumber

/** The error message of a rule. */
export const textKeyOf = (rule: PersonRuleKey, idType: PersonDraft['idType']): TextKey<'pages-mine'> =>
  rule !== wrongNumber ? rule : idType === '' ? 'person.error.idType' : `person.error.idNumber.${idType}`

/**
 * The rules in display order; errors are keys of the namespace's texts.
 * @param today 'yyyy-MM-dd' in the store's zone
 * @param savedNumber the number as stored on the server, which is not validated again
 */
export const personRules = (today: string, savedNumber: string): FormRules<PersonDraft, PersonRuleKey> => ({
  name: [required('person.error.name')],
  phone: [
    required('person.error.phone'),
    {
      error: 'person.error.phoneWrong',
      isValid: (phone, { phoneCode }) => isPhone(phoneCode, phoneDigits(phone)),
    },
  ],
  relation: [required('person.error.relation')],
  birthDate: [
    required('person.error.birthDate'),
    {
      error: 'person.error.birthDateWrong',
      isValid: (day) => birthDateProblem(day, today) === null,
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
  idType: [
    {
      error: 'person.error.idType',
      isValid: (idType, { idNumber }) => !isIdTypeMissing(idType, idNumber),
    },
  ],
  idNumber: [
    {
      error: wrongNumber,
      isValid: (text, { idType }) =>
        text.trim() === '' || text === savedNumber || idType === '' || isIdNumberOf(idType, text),
    },
  ],
  provinceId: [wholeAddress('provinceId', 'person.error.province')],
  cityId: [wholeAddress('cityId', 'person.error.city')],
  address: [wholeAddress('address', 'person.error.address')],
})
