import { type IdType } from '../../../contract/constants/enums'
import { addDays } from '../../../contract/rules/dates'
import type { Day } from '../../../contract/rules/day'
import type { appUser, person } from '../../db/schema/users'
import { lookUpText } from '../../db/sealing/columns'
import { maskIdNumber } from '../../lib/mask'
import { dayText } from '../../lib/store-time'
import { demoAccounts } from './demo-accounts'

export type PersonRow = typeof person.$inferInsert
type UserRow = typeof appUser.$inferInsert
const zone = 'Asia/Hong_Kong'

interface PersonContent {
  key: string
  user: number
  name: string
  relation: string
  phone: string
  sex: '1' | '2'
  age: number
  isDefault?: boolean
  idType: IdType
  address: string
  region: readonly [provinceId: string, cityId: string]
}

const people: readonly PersonContent[] = [
  {
    key: 'self',
    user: 1,
    name: '陳美儀',
    relation: 'self',
    phone: '50000001',
    sex: '2',
    age: 34,
    isDefault: true,
    idType: 'hkid',
    address: '堅尼地城海旁 12 號 8 樓 C 室',
    region: ['81', '8101'],
  },
  {
    key: 'mother',
    user: 1,
    name: '李慧珍',
    relation: 'parent',
    phone: '50000011',
    sex: '2',
    age: 67,
    idType: 'hkMacaoPermit',
    address: '沙田正街 3 號 15 樓 A 室',
    region: ['81', '8116'],
  },
  {
    key: 'child',
    user: 1,
    name: '周子朗',
    relation: 'child',
    phone: '50000001',
    sex: '1',
    age: 8,
    idType: 'mainlandId',
    address: '福田區福強路 66 號 2 棟 903',
    region: ['44', '4403'],
  },
  {
    key: 'self2',
    user: 2,
    name: '李志文',
    relation: 'self',
    phone: '50000002',
    sex: '1',
    age: 41,
    isDefault: true,
    idType: 'hkid',
    address: '旺角花園街 20 號 5 樓',
    region: ['81', '8105'],
  },
  {
    key: 'father2',
    user: 2,
    name: '李國柱',
    relation: 'parent',
    phone: '50000012',
    sex: '1',
    age: 70,
    idType: 'hkid',
    address: '旺角花園街 20 號 5 樓',
    region: ['81', '8105'],
  },
]

const CHECK_SIGNS = '10X98765432'
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/**
 * A mainland ID number with a valid check digit. Area 910000 is reserved for places abroad and names no
 * county, so the number belongs to nobody.
 */
export function mainlandIdOf(birthDate: Day, sex: '1' | '2', serial: number): string {
  const body = `910000${birthDate.replace(/-/g, '')}${String(serial).padStart(2, '0')}${sex}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + CHECK_SIGNS.charAt(sum % 11)
}

/** A Hong Kong ID number with a valid check digit; the letters QQ are not issued. */
export function hkidOf(serial: number): string {
  const digits = String(serial).padStart(6, '0')
  const values = [26, 26, ...[...digits].map(Number)]
  const sum = values.reduce((total, value, index) => total + value * (9 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return `QQ${digits}(${check === 10 ? 'A' : check})`
}

function idNumberOf(content: PersonContent, birthDate: Day, serial: number): string {
  if (content.idType === 'mainlandId') return mainlandIdOf(birthDate, content.sex, serial)
  if (content.idType === 'hkMacaoPermit') return `H0000000${serial}`
  return hkidOf(serial)
}

export const userId = (number: number): string => `user-demo${number}`
export const personId = (key: string): string => `person-${key}`

/**
 * Plain numbers of the saved persons by person id, only for encryption and for the test of their check
 * digits.
 */
export function idNumbers(now: Date): { id: string; idType: IdType; idNumber: string }[] {
  return people.map((content, index) => ({
    id: personId(content.key),
    idType: content.idType,
    idNumber: idNumberOf(content, birthDateOf(content, now), index + 1),
  }))
}

/** A birthday about four months ago keeps the age constant for the whole booking window. */
function birthDateOf(content: PersonContent, now: Date): Day {
  const day = addDays(dayText(now, zone), -120)
  const birthDay = day.slice(5) === '02-29' ? '02-28' : day.slice(5)
  return `${Number(day.slice(0, 4)) - content.age}-${birthDay}` as Day
}

export function personRows(now: Date): PersonRow[] {
  const numbers = idNumbers(now)
  return people.map((content, index) => {
    const idNumber = numbers[index]?.idNumber ?? ''
    return {
      id: personId(content.key),
      userId: userId(content.user),
      name: content.name,
      relation: content.relation,
      phoneCode: '+852',
      phone: content.phone,
      idType: content.idType,
      idNumber,
      idNumberMasked: maskIdNumber(idNumber),
      provinceId: content.region[0],
      cityId: content.region[1],
      birthDate: birthDateOf(content, now),
      sex: content.sex,
      address: content.address,
      isDefault: content.isDefault ?? false,
      createTime: new Date(now.getTime() - (200 - index) * 86_400_000),
    }
  })
}

const portraits = ['/assets/persons/self-f.svg', '/assets/persons/self-m.svg']
const nickNames = ['美儀', '志文']

/** `passwordHashes` in the order of the accounts. */
export function userRows(now: Date, passwordHashes: readonly string[]): UserRow[] {
  return demoAccounts.map((account, index) => {
    const [phoneCode = '', phone = ''] = account.phone.split(' ')
    return {
      id: userId(index + 1),
      username: account.username,
      passwordHash: passwordHashes[index] ?? null,
      phoneCode,
      phone,
      phoneDigest: lookUpText('app_user.phone_digest', phone, phoneCode),
      email: `${account.username}@medibook.example`,
      emailDigest: lookUpText('app_user.email_digest', `${account.username}@medibook.example`),
      nickName: nickNames[index] ?? account.username,
      headimgUrl: portraits[index] ?? '',
      createTime: new Date(now.getTime() - 220 * 86_400_000),
    }
  })
}
