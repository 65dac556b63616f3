import type { Language } from '../../../contract/constants/enums'
import type { PackageGroup, Preparation, TrustFact } from '../../db/schema/goods'
import { localized } from '../../lib/language'
import { turn } from './chance'
import { packages, type PackageContent } from './content/packages'
import { generalPanels } from './content/panels-general'
import { specialPanels } from './content/panels-special'
import { services } from './content/services'
import { shops } from './content/shops'
import { refundTexts, serviceContents } from './content/site'
import { batchRule, makers } from './content/trust'
import { vaccines, type VaccineContent } from './content/vaccines'
import type { Panel, Words } from './content/words'
import { goodsRows, type GoodsRows } from './goods-rows'
import { html, local, localWith } from './local'
import { shopId, slotKindsOf } from './shop-rows'
import { doctorRows } from './site-rows'

const panels: Record<string, Panel> = { ...generalPanels, ...specialPanels }
const version: Words = ['版本', 'Version', 'Version', 'Versión', '種類']
const PLENTY = 9999

const clinicsWith = (slotKind: 'exam' | 'vaccine' | 'free' | 'bjFree'): string[] =>
  shops.filter((content) => slotKindsOf(content).includes(slotKind)).map((content) => content.slug)

/**
 * Clinics that offer the categories which need special rooms; every other package can be done wherever there
 * are examinations.
 */
const places: Record<string, readonly string[]> = {
  'package-women': ['central', 'causeway', 'tst', 'xuhui', 'daan', 'taipa'],
  'package-men': ['central', 'tst', 'tianhe', 'chaoyang', 'xuhui', 'zuoying'],
  'package-organ': ['central', 'causeway', 'tianhe', 'chaoyang', 'xuhui', 'zuoying', 'daan'],
  'package-family': ['central', 'shatin', 'tst', 'futian', 'daan', 'taipa'],
  'package-special': ['tst', 'causeway', 'shatin', 'tianhe', 'daan', 'taipa'],
}

function groupsOf(content: PackageContent): PackageGroup[] {
  return content.panels.map((panelId) => {
    const panel = panels[panelId]
    if (!panel) throw new Error(`No panel ${panelId}`)
    return {
      id: `group-${panelId}`,
      name: local(panel.name),
      hint: local(panel.hint),
      items: panel.items.map(([name, explain, needsFasting], index) => ({
        id: `item-${panelId}-${index + 1}`,
        name: local(name),
        explain: local(explain),
        needsFasting: needsFasting ?? false,
      })),
    }
  })
}

const idCard: Preparation = {
  icon: 'identification-card',
  text: local([
    '帶身份證或回鄉證正本',
    'Bring your original ID card or permit',
    'Apportez l’original de votre carte d’identité ou permis',
    'Traiga el original de su documento o permiso',
    '身分証または通行証の原本をお持ちください',
  ]),
}
const fasting: Preparation = {
  icon: 'fork-knife',
  text: local([
    '前一晚 22:00 後不要進食，可以喝清水',
    'Nothing to eat from 22:00 the evening before; water is fine',
    'Rien à manger dès 22:00 la veille\u00a0; l’eau est permise',
    'Nada de comer desde las 22:00 de la víspera; el agua está permitida',
    '前日 22:00 以降は食事をしないでください。水は飲めます',
  ]),
}
const comfortable: Preparation = {
  icon: 't-shirt',
  text: local([
    '穿上下兩件、容易更換的衣服',
    'Wear two pieces that are easy to change',
    'Portez un haut et un bas faciles à retirer',
    'Lleve dos prendas fáciles de cambiar',
    '上下に分かれた、着替えやすい服でお越しください',
  ]),
}
const medicines: Preparation = {
  icon: 'pill',
  text: local([
    '長期服藥請先告知，不要自行停藥',
    'Tell us about medicines you take; do not stop them yourself',
    'Signalez vos traitements\u00a0; ne les arrêtez pas de vous-même',
    'Díganos qué medicación toma; no la deje por su cuenta',
    '服用中の薬をお知らせください。ご自分の判断でやめないでください',
  ]),
}

/** The doctor who reads the reports. */
function readerOf(reader: ReturnType<typeof doctorRows>[number]): TrustFact[] {
  const text = (lang: Language): string => {
    const qualification = reader.qualifications?.at(-1)
    const facts = [reader.title, qualification].map((words) => localized(words, lang))
    return [localized(reader.name, lang), ...facts].join(' · ')
  }
  return [{ kind: 'reader', text: local([text('zh-Hant'), text('en'), text('fr'), text('es'), text('ja')]) }]
}

/** Who makes a vaccine, where, and what is done with its batch. */
function originOf({ slug }: VaccineContent): TrustFact[] {
  const [maker, country] = makers[slug] ?? []
  return [
    ...(maker ? [{ kind: 'maker' as const, text: local(maker) }] : []),
    ...(country ? [{ kind: 'country' as const, text: local(country) }] : []),
    { kind: 'batch', text: local(batchRule) },
  ]
}

export function packageRows(now: Date): GoodsRows[] {
  const readers = doctorRows().filter(({ departmentId }) => departmentId === 'dept-check')
  return packages.map((content, index) => {
    const groups = groupsOf(content)
    const n = groups.reduce((sum, group) => sum + group.items.length, 0)
    const name = localWith(content.name, { n })
    const cents = content.price * 100
    return goodsRows({
      kind: 'package',
      slug: `package-${content.slug}`,
      name,
      sellPoint: content.sellPoint,
      category: content.category,
      brand: 'kangxu',
      tags: content.tags,
      index,
      now,
      popularity: content.tags.includes('popular') ? 4 : 1,
      picUrls: ['', '-2', '-3', '-4'].map((end) => `/assets/goods/package-${content.slug}${end}.svg`),
      shopIds: (places[content.category] ?? clinicsWith('exam')).map(shopId),
      specName: version,
      marketPriceCents: content.was === null ? null : content.was * 100,
      versions: [
        {
          name: localWith(
            [
              '標準 {n} 項',
              'Standard, {n} items',
              'Standard, {n} examens',
              'Estándar, {n} pruebas',
              '標準 {n} 項目',
            ],
            { n },
          ),
          priceCents: cents,
          stock: PLENTY,
        },
        ...content.versions.map(([versionName, extra, closed]) => ({
          name: local(versionName),
          priceCents: cents + extra * 100,
          stock: PLENTY,
          ...(closed ? { closed: local(closed) } : {}),
        })),
      ],
      description: html([
        ['p', local(content.sellPoint)],
        [
          'p',
          localWith(
            [
              '{days} 個工作天內收到報告，醫生會為你講解一次。',
              'The report comes within {days} working days and a doctor explains it once.',
              'Le rapport arrive sous {days} jours ouvrés et un médecin vous l’explique une fois.',
              'El informe llega en {days} días laborables y un médico se lo explica una vez.',
              '報告書は {days} 営業日以内に届き、医師が 1 回ご説明します。',
            ],
            { days: content.reportDays },
          ),
        ],
        [
          'p',
          local([
            '檢查結果供你和醫生參考，不能代替診斷。',
            'Results are for you and your doctor and do not replace a diagnosis.',
            'Les résultats sont destinés à vous et à votre médecin, et ne remplacent pas un diagnostic.',
            'Los resultados son para usted y su médico, y no sustituyen un diagnóstico.',
            '検査結果はご本人と医師の参考のためのもので、診断に代わるものではありません。',
          ]),
        ],
      ]),
      notice: html([
        [
          'li',
          local([
            '請於預約時間前 10 分鐘到達',
            'Please arrive 10 minutes early',
            'Arrivez 10 minutes avant l’heure du rendez-vous',
            'Llegue 10 minutos antes de la cita',
            '予約時間の 10 分前にお越しください',
          ]),
        ],
        [
          'li',
          local([
            '懷孕或可能懷孕請先告知，部分項目會改期',
            'Tell us if you may be pregnant; some items will be moved',
            'Signalez une grossesse possible\u00a0; certains examens seront reportés',
            'Avise si puede estar embarazada; algunas pruebas se aplazarán',
            '妊娠中または可能性のある方はお知らせください。一部の項目は日を改めます',
          ]),
        ],
        [
          'li',
          local([
            '經期內請改期做尿液和婦科項目',
            'Move urine and women’s checks if you have your period',
            'Reportez les examens d’urine et gynécologiques pendant vos règles',
            'Aplace las pruebas de orina y ginecológicas si tiene la regla',
            '生理中は尿検査と婦人科の項目を別の日にしてください',
          ]),
        ],
        [
          'li',
          local([
            '付款後 180 天內有效',
            'Valid for 180 days after payment',
            'Valable 180 jours après le paiement',
            'Válido 180 días después del pago',
            'お支払いから 180 日間有効です',
          ]),
        ],
      ]),
      serviceContent: serviceContents.package,
      refund: refundTexts.package,
      extra: {
        slotKind: 'exam',
        keyScreenings: content.keys.map(([icon, title, text]) => ({
          icon,
          title: local(title),
          text: local(text),
        })),
        packageGroups: groups,
        preparations: [...(content.isFasting ? [fasting] : []), idCard, comfortable, medicines],
        sex: content.sex,
        ageMin: content.ageMin,
        ageMax: content.ageMax,
        eligibilityText: local(content.eligibility),
        durationMinutes: content.minutes,
        reportDays: content.reportDays,
        doctorMinutes: content.panels.includes('consult') ? (content.minutes >= 120 ? 30 : 15) : null,
        trustFacts: readerOf(turn(readers, index)),
        isHotSale:
          content.slug === 'women' ||
          content.slug === 'heart' ||
          content.slug === 'basic' ||
          content.slug === 'dental',
      },
    })
  })
}

/** A flu season begins in July: '2026/27'. */
function seasonOf(now: Date): string {
  const year = now.getUTCFullYear() - (now.getUTCMonth() < 6 ? 1 : 0)
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

const doseWords: Words = [
  '全程 {n} 針',
  'All {n} doses',
  'Schéma complet, {n} doses',
  'Pauta completa, {n} dosis',
  '全 {n} 回',
]

export function vaccineRows(now: Date): GoodsRows[] {
  return vaccines.map((content, index) => {
    const gaps =
      content.intervals.length === 0
        ? []
        : [
            [
              'p',
              localWith(
                [
                  '各針最短相隔：{gaps} 天。',
                  'Shortest time between doses: {gaps} days.',
                  'Délai minimal entre les doses\u00a0: {gaps} jours.',
                  'Tiempo mínimo entre dosis: {gaps} días.',
                  '接種の最短間隔：{gaps} 日',
                ],
                {
                  gaps: content.intervals.join(' / '),
                },
              ),
            ] as const,
          ]
    return goodsRows({
      kind: 'vaccine',
      slug: `vaccine-${content.slug}`,
      name: localWith(content.name, { season: seasonOf(now) }),
      sellPoint: content.sellPoint,
      category: content.category,
      brand: 'kangxu',
      tags: content.tags,
      index,
      now,
      popularity: content.tags.includes('popular') ? 6 : 1.2,
      picUrls: ['', '-2', '-3'].map((end) => `/assets/goods/vaccine-${content.slug}${end}.svg`),
      shopIds: clinicsWith('vaccine').map(shopId),
      specName: ['接種', 'Course', 'Vaccination', 'Vacunación', '接種'],
      marketPriceCents: content.was === null ? null : content.was * 100,
      versions: [
        {
          name:
            content.doses === 1
              ? local(['一針', 'One dose', 'Une dose', 'Una dosis', '1 回'])
              : localWith(doseWords, { n: content.doses }),
          priceCents: content.price * 100,
          stock: PLENTY,
        },
      ],
      description: html([
        ['p', local(content.about)],
        ...gaps,
        [
          'p',
          local([
            '接種前護士會先了解你的健康和過敏情況；不適合接種時全額退款。',
            'A nurse asks about your health and allergies first; if the vaccine does not suit ' +
              'you, you get a full refund.',
            'Une infirmière vous interroge d’abord sur votre santé et vos allergies\u00a0; si le ' +
              'vaccin ne vous convient pas, vous êtes remboursé en totalité.',
            'Una enfermera le pregunta antes por su salud y sus alergias; si la vacuna no le ' +
              'conviene, se le reembolsa por completo.',
            '接種の前に看護師が健康状態とアレルギーを確認します。接種できないときは全額を返金します。',
          ]),
        ],
      ]),
      notice: html([
        [
          'li',
          local([
            '發燒或急病期間請改期',
            'Please change the date if you have a fever or are acutely ill',
            'Changez la date en cas de fièvre ou de maladie aiguë',
            'Cambie la fecha si tiene fiebre o una enfermedad aguda',
            '発熱や急な病気のときは日時を変更してください',
          ]),
        ],
        [
          'li',
          local([
            '接種後留在門店觀察 15 分鐘',
            'Stay at the clinic for 15 minutes afterwards',
            'Restez au centre 15 minutes après le vaccin',
            'Quédese 15 minutos en el centro después',
            '接種後 15 分は店舗でお待ちください',
          ]),
        ],
        [
          'li',
          local([
            '未滿 18 歲需家長或監護人陪同',
            'Under 18, come with a parent or guardian',
            'Moins de 18\u00a0ans\u00a0: avec un parent ou tuteur',
            'Menores de 18 años, con un padre, madre o tutor',
            '18 歳未満の方は保護者とお越しください',
          ]),
        ],
      ]),
      serviceContent: serviceContents.vaccine,
      refund: refundTexts.vaccine,
      extra: {
        slotKind: 'vaccine',
        doses: content.doses,
        doseIntervals: [...content.intervals],
        doseWindows: [...content.windows],
        sex: content.sex,
        ageMin: content.ageMin === 0 ? null : content.ageMin,
        ageMax: content.ageMax,
        eligibilityText: local(content.eligibility),
        durationMinutes: 15,
        keyScreenings: [
          {
            icon: 'syringe',
            title: local(['接種', 'The course', 'Schéma vaccinal', 'La pauta', 'コース']),
            text: localWith(
              [
                '共 {n} 針',
                'Doses in all: {n}',
                'Doses en tout\u00a0: {n}',
                'Dosis en total: {n}',
                '全 {n} 回',
              ],
              { n: content.doses },
            ),
          },
          {
            icon: 'shield-check',
            title: local(['冷鏈', 'Kept cold', 'Chaîne du froid', 'Cadena de frío', '低温管理']),
            text: local([
              '全程 2–8°C',
              '2–8°C all the way',
              '2–8\u00a0°C de bout en bout',
              '2–8\u00a0°C en todo momento',
              '全行程 2–8°C',
            ]),
          },
        ],
        trustFacts: originOf(content),
        preparations: [
          {
            icon: 'identification-card',
            text: local([
              '帶身份證明和針卡',
              'Bring your ID and vaccination record',
              'Apportez votre pièce d’identité et votre carnet de vaccination',
              'Traiga su documento de identidad y su cartilla de vacunación',
              '身分証と接種記録をお持ちください',
            ]),
          },
          {
            icon: 't-shirt',
            text: local([
              '穿容易露出上臂的衣服',
              'Wear sleeves that roll up',
              'Portez des manches faciles à relever',
              'Lleve mangas fáciles de subir',
              '腕をまくりやすい服でお越しください',
            ]),
          },
          {
            icon: 'fork-knife',
            text: local([
              '不用空腹，吃點東西再來',
              'No fasting; eat something first',
              'Inutile d’être à jeun\u00a0; mangez un peu avant',
              'Sin ayunas; coma algo antes',
              '絶食は不要です。軽く食べてお越しください',
            ]),
          },
        ],
        isHotSale: content.slug === 'hpv9' || content.slug === 'flu' || content.slug === 'pneumo',
      },
    })
  })
}

export function serviceRows(now: Date): GoodsRows[] {
  return services.map((content, index) =>
    goodsRows({
      kind: 'service',
      slug: `service-${content.slug}`,
      name: local(content.name),
      sellPoint: content.sellPoint,
      category: content.category,
      brand: 'kangxu',
      tags: content.tags,
      index,
      now,
      popularity: 1,
      picUrls: ['', '-2'].map((end) => `/assets/goods/service-${content.slug}${end}.svg`),
      shopIds: clinicsWith(content.channel).map(shopId),
      specName: ['服務', 'Service', 'Service', 'Servicio', 'サービス'],
      marketPriceCents: null,
      versions: [
        {
          name: localWith(['{n} 分鐘', '{n} minutes', '{n} minutes', '{n} minutos', '{n} 分'], {
            n: content.minutes,
          }),
          priceCents: 0,
          stock: PLENTY,
        },
      ],
      description: html([['p', local(content.about)]]),
      notice: html([
        [
          'li',
          local([
            '不能來請提前取消，讓給其他人',
            'If you cannot come, please cancel so that someone else can',
            'Si vous ne pouvez pas venir, annulez pour laisser la place à quelqu’un d’autre',
            'Si no puede venir, cancele para que otra persona aproveche la hora',
            '来られないときは、ほかの方のために早めにキャンセルしてください',
          ]),
        ],
        [
          'li',
          local([
            '每人同一服務一次預約一個時段',
            'One appointment at a time for each person and service',
            'Un seul rendez-vous à la fois par personne et par service',
            'Una sola cita a la vez por persona y servicio',
            '同じサービスの予約は、お一人様 1 件ずつです',
          ]),
        ],
      ]),
      serviceContent: serviceContents.service,
      refund: refundTexts.service,
      extra: {
        slotKind: content.channel,
        isFree: true,
        ageMin: content.ageMin === 0 ? null : content.ageMin,
        ageMax: content.ageMax,
        eligibilityText: local(content.eligibility),
        durationMinutes: content.minutes,
        keyScreenings: content.keys.map(([icon, title, text]) => ({
          icon,
          title: local(title),
          text: local(text),
        })),
        preparations: [idCard],
      },
    }),
  )
}
