import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays } from '../../../contract/rules/dates'
import type { Db } from '../../db/client'
import { messageTemplate, userAddress, userCertificate, userIdentity } from '../../db/schema/account'
import { appUser, person } from '../../db/schema/users'
import { maskIdNumber } from '../../lib/mask'
import { dayText } from '../../lib/store-time'
import { messageTemplates } from './content/message-templates'
import { hkidOf, mainlandIdOf, personId, userId } from './demo-people'
import { local } from './local'
import type { SeedPart } from './part'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

type AddressRow = typeof userAddress.$inferInsert
const addresses: readonly Omit<AddressRow, 'createTime'>[] = [
  {
    id: 'address-demo-1',
    userId: userId(1),
    userName: '陳美儀',
    phoneCode: '+852',
    telNum: '50000001',
    postalCode: '',
    provinceId: '81',
    cityId: '8101',
    countyName: '堅尼地城',
    detailInfo: '堅尼地城海旁 12 號 8 樓 C 室',
    isDefault: true,
  },
  {
    id: 'address-demo-2',
    userId: userId(1),
    userName: '周子朗（媽媽收）',
    phoneCode: '+86',
    telNum: '13800000001',
    postalCode: '518000',
    provinceId: '44',
    cityId: '4403',
    countyName: '福田區',
    detailInfo: '福強路 66 號 2 棟 903',
    isDefault: false,
  },
  {
    id: 'address-demo-3',
    userId: userId(1),
    userName: '李慧珍',
    phoneCode: '+853',
    telNum: '66000001',
    postalCode: '',
    provinceId: '82',
    cityId: '8203',
    countyName: '',
    detailInfo: '高士德大馬路 20 號 3 樓 B',
    isDefault: false,
  },
  {
    id: 'address-demo2-1',
    userId: userId(2),
    userName: '李志文',
    phoneCode: '+852',
    telNum: '50000002',
    postalCode: '',
    provinceId: '81',
    cityId: '8105',
    countyName: '',
    detailInfo: '旺角花園街 20 號 5 樓',
    isDefault: true,
  },
]

/**
 * The subject that the sandbox derives from a code (server/demo/social-login.ts): signing in by Facebook with
 * `demo` opens the demo account.
 */
const sandboxSubject = (provider: string, code: string): string =>
  `sandbox-${createHash('sha256').update(`${provider}:${code}`).digest('hex').slice(0, 24)}`

/** Copies an account's own data from the person who represents its user. */
async function copyOwnData(db: Db): Promise<void> {
  for (const [index, key] of ['self', 'self2'].entries()) {
    const [row] = await db
      .select()
      .from(person)
      .where(eq(person.id, personId(key)))
      .limit(1)
    if (row)
      await db
        .update(appUser)
        .set({
          realName: row.name,
          birthDate: row.birthDate,
          sex: row.sex,
          provinceId: row.provinceId,
          cityId: row.cityId,
          address: row.address,
        })
        .where(eq(appUser.id, userId(index + 1)))
  }
}

interface CertificateScene {
  id: string
  user: number
  certType: string
  name: string
  number: string
  /** Days from today; null without expiry. */
  validDays: number | null
  isDefault: boolean
  daysAgo: number
}
const certificates: readonly CertificateScene[] = [
  {
    id: 'certificate-demo-1',
    user: 1,
    certType: 'hkid',
    name: '陳美儀',
    number: hkidOf(1),
    validDays: null,
    isDefault: true,
    daysAgo: 90,
  },
  {
    id: 'certificate-demo-2',
    user: 1,
    certType: 'passport',
    name: 'CHAN MEI YEE',
    number: 'KX0000001',
    validDays: 900,
    isDefault: false,
    daysAgo: 60,
  },
  {
    id: 'certificate-demo-3',
    user: 1,
    certType: 'hkMacaoPermit',
    name: '李慧珍',
    number: 'H00000002',
    validDays: -20,
    isDefault: false,
    daysAgo: 400,
  },
  {
    id: 'certificate-demo2-1',
    user: 2,
    certType: 'mainlandId',
    name: '李志文',
    number: mainlandIdOf('1984-07-20', '1', 2),
    validDays: 2000,
    isDefault: true,
    daysAgo: 30,
  },
]

const certificateRow = (scene: CertificateScene, now: Date): typeof userCertificate.$inferInsert => ({
  id: scene.id,
  userId: userId(scene.user),
  certType: scene.certType,
  name: scene.name,
  number: scene.number,
  numberMasked: maskIdNumber(scene.number),
  // The digest of no real number, so that the same number can be added again.
  numberDigest: `seed\n${scene.id}`,
  validUntil: scene.validDays === null ? null : addDays(dayText(now, zone), scene.validDays),
  isDefault: scene.isDefault,
  createTime: ago(now, scene.daysAgo),
})

export const accountPart: SeedPart = {
  name: 'addresses, certificates and messages',
  async write(db, { now }) {
    await copyOwnData(db)
    await db
      .insert(userAddress)
      .values(addresses.map((row, index) => ({ ...row, createTime: ago(now, 120 - index * 20) })))
    await db.insert(userCertificate).values(certificates.map((scene) => certificateRow(scene, now)))
    await db.insert(messageTemplate).values(
      messageTemplates.map(([useType, id, title, content], index) => ({
        id,
        useType,
        priTmplId: `sandbox-${id}`,
        title: local(title),
        content: local(content),
        fields: { shop: 'thing1', when: 'thing2', note: 'thing3' },
        sort: index,
      })),
    )
    await db.insert(userIdentity).values([
      {
        provider: 'facebook',
        subject: sandboxSubject('facebook', 'demo'),
        userId: userId(1),
        nickName: 'Mei-yee',
        createTime: ago(now, 50),
      },
      {
        provider: 'google',
        subject: sandboxSubject('google', 'demo2'),
        userId: userId(2),
        nickName: 'Chi-man',
        createTime: ago(now, 40),
      },
    ])
  },
}
