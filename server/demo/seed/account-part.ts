import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays } from '../../../contract/rules/dates'
import type { Day } from '../../../contract/rules/day'
import { messageTemplate, userAddress, userCertificate, userIdentity } from '../../db/schema/account'
import { appUser, person } from '../../db/schema/users'
import { maskIdNumber } from '../../lib/mask'
import { dayText } from '../../lib/store-time'
import type { Words } from './content/words'
import { hkidOf, mainlandIdOf, personId, userId } from './demo-people'
import { local } from './local'
import type { SeedPart } from './part'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000

type AddressRow = typeof userAddress.$inferInsert
const addresses: readonly Omit<AddressRow, 'createTime'>[] = [
  {
    id: 'address-demo-1',
    userId: userId(1),
    userName: '陳美儀',
    phoneCode: '+852',
    telNum: '50000001',
    postalCode: '999077',
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
    postalCode: '999078',
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
    postalCode: '999077',
    provinceId: '81',
    cityId: '8105',
    countyName: '',
    detailInfo: '旺角花園街 20 號 5 樓',
    isDefault: true,
  },
]

/** Moments at which a message is asked for: after booking, paying, shipping, in the queue, for a report. */
const templates: readonly (readonly [useType: string, id: string, title: Words, content: Words])[] = [
  [
    '1',
    'tmpl-booking-confirmed',
    [
      '預約成功通知',
      'Appointment confirmed',
      'Rendez-vous confirmé',
      'Cita confirmada',
      '予約完了のお知らせ',
    ],
    [
      '項目、門店、日期與時間、注意事項',
      'Service, clinic, date and time, how to prepare',
      'Service, centre, date et heure, préparation',
      'Servicio, centro, fecha y hora, preparación',
      '項目、店舗、日時、注意事項',
    ],
  ],
  [
    '2',
    'tmpl-booking-reminder',
    ['預約提醒', 'Appointment reminder', 'Rappel de rendez-vous', 'Recordatorio de cita', '予約日のお知らせ'],
    [
      '項目、門店、時間、溫馨提示',
      'Service, clinic, time, reminder',
      'Service, centre, heure, rappel',
      'Servicio, centro, hora, recordatorio',
      '項目、店舗、時間、ご案内',
    ],
  ],
  [
    '3',
    'tmpl-order-paid',
    ['付款成功通知', 'Payment received', 'Paiement reçu', 'Pago recibido', 'お支払い完了のお知らせ'],
    [
      '訂單編號、金額、付款時間',
      'Order number, amount, time of payment',
      'Numéro de commande, montant, heure du paiement',
      'Número de pedido, importe, hora del pago',
      '注文番号、金額、お支払い時刻',
    ],
  ],
  [
    '4',
    'tmpl-order-shipped',
    [
      '發貨通知',
      'Your order is on its way',
      'Votre commande est expédiée',
      'Su pedido está en camino',
      '発送のお知らせ',
    ],
    [
      '訂單編號、物流公司、運單號',
      'Order number, carrier, parcel number',
      'Numéro de commande, transporteur, numéro de colis',
      'Número de pedido, transportista, número de envío',
      '注文番号、配送会社、伝票番号',
    ],
  ],
  [
    '5',
    'tmpl-queue-near',
    ['輪候進度提醒', 'Your turn is near', 'Votre tour approche', 'Se acerca su turno', 'まもなく順番です'],
    [
      '你的號碼、目前叫號、前面人數',
      'Your number, number called, people ahead',
      'Votre numéro, numéro appelé, personnes avant vous',
      'Su número, número llamado, personas por delante',
      'お客様の番号、呼び出し中の番号、お待ちの人数',
    ],
  ],
  [
    '6',
    'tmpl-report-ready',
    [
      '報告已出',
      'Your report is ready',
      'Votre rapport est prêt',
      'Su informe está listo',
      '報告書ができました',
    ],
    [
      '檢查人、項目、報告日期',
      'Person, service, date of the report',
      'Personne, service, date du rapport',
      'Persona, servicio, fecha del informe',
      '受診者、項目、報告日',
    ],
  ],
]

/**
 * As the sandbox makes it of a code (server/demo/social-login.ts): who signs in by Facebook with `demo` is
 * the demo user.
 */
const sandboxSubject = (provider: string, code: string): string =>
  `sandbox-${createHash('sha256').update(`${provider}:${code}`).digest('hex').slice(0, 24)}`

export const accountPart: SeedPart = {
  name: 'addresses, certificates and messages',
  async write(db, { now }) {
    const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
    const today = dayText(now, zone)
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
    await db
      .insert(userAddress)
      .values(addresses.map((row, index) => ({ ...row, createTime: ago(120 - index * 20) })))
    const certificate = (row: {
      id: string
      user: number
      certType: string
      name: string
      number: string
      validUntil: Day | null
      isDefault: boolean
      days: number
    }): typeof userCertificate.$inferInsert => ({
      id: row.id,
      userId: userId(row.user),
      certType: row.certType,
      name: row.name,
      number: row.number,
      numberMasked: maskIdNumber(row.number),
      // Of no number, so that the same one may be added again.
      numberDigest: `seed\n${row.id}`,
      validUntil: row.validUntil,
      isDefault: row.isDefault,
      createTime: ago(row.days),
    })
    await db.insert(userCertificate).values([
      certificate({
        id: 'certificate-demo-1',
        user: 1,
        certType: 'hkid',
        name: '陳美儀',
        number: hkidOf(1),
        validUntil: null,
        isDefault: true,
        days: 90,
      }),
      certificate({
        id: 'certificate-demo-2',
        user: 1,
        certType: 'passport',
        name: 'CHAN MEI YEE',
        number: 'KX0000001',
        validUntil: addDays(today, 900),
        isDefault: false,
        days: 60,
      }),
      certificate({
        id: 'certificate-demo-3',
        user: 1,
        certType: 'hkMacaoPermit',
        name: '李慧珍',
        number: 'H00000002',
        validUntil: addDays(today, -20),
        isDefault: false,
        days: 400,
      }),
      certificate({
        id: 'certificate-demo2-1',
        user: 2,
        certType: 'mainlandId',
        name: '李志文',
        number: mainlandIdOf('1984-07-20', '1', 2),
        validUntil: addDays(today, 2000),
        isDefault: true,
        days: 30,
      }),
    ])
    await db.insert(messageTemplate).values(
      templates.map(([useType, id, title, content], index) => ({
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
        createTime: ago(50),
      },
      {
        provider: 'google',
        subject: sandboxSubject('google', 'demo2'),
        userId: userId(2),
        nickName: 'Chi-man',
        createTime: ago(40),
      },
    ])
  },
}
