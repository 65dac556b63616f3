import { addDays } from '../../../contract/rules/dates'
import { asWritten, authorByAge } from '../../contexts/engagement'
import type { department, doctor, doctorReview } from '../../db/schema/clinic'
import type { LocalText } from '../../db/schema/columns'
import type {
  advert,
  article,
  customConfig,
  decorationBlock,
  exchangeRate,
  navIcon,
  notice,
  protocol,
} from '../../db/schema/content'
import type { discountCode } from '../../db/schema/orders'
import { searchTextOf } from '../../lib/search'
import { dayText } from '../../lib/store-time'
import { chance, pick, turn } from './chance'
import { articles } from './content/articles'
import { departments, doctorNames, doctorReviewTexts, manners, titles } from './content/doctors'
import { helpArticles, helpAuthor } from './content/help'
import { protocols } from './content/protocols'
import { disciplines, qualificationTexts } from './content/qualifications'
import { ageBands } from './content/reviews'
import { shops } from './content/shops'
import {
  adverts,
  banners,
  configs,
  discountCodes,
  homeBlocks,
  navIcons,
  notices,
  rates,
} from './content/site'
import { registers } from './content/trust'
import { doctorWords, signatureWords, type Words } from './content/words'
import { spuId } from './goods-rows'
import { allOf, html, local, localWith } from './local'
import { shopId } from './shop-rows'
import { categoryId } from './taxonomy-rows'

const zone = 'Asia/Hong_Kong'
const DAY_MS = 86_400_000
const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

const goodsPage = (isShipped?: boolean): string =>
  isShipped ? '/pages-shopping/goods/goods' : '/pages-goods/goods-detail/goods-detail'

export const blockRows = (): (typeof decorationBlock.$inferInsert)[] =>
  homeBlocks.map(([type, title, link = null], sort) => ({
    id: `block-${type}`,
    type,
    title: title ? local(title) : null,
    link,
    sort,
    banners:
      type !== 'banner'
        ? []
        : banners.map((banner) => ({
            id: `banner-${banner.slug}`,
            title: local(banner.title),
            text: local(banner.text),
            buttonText: local(banner.button),
            picUrl: `/assets/banners/${banner.slug}.svg`,
            picUrlWide: `/assets/banners/${banner.slug}-wide.svg`,
            link: `${goodsPage(banner.isShipped)}?id=${spuId(banner.spu)}`,
          })),
  }))
export const navIconRows = (): (typeof navIcon.$inferInsert)[] =>
  navIcons.map(([name, icon, link], sort) => ({ id: `nav-${sort + 1}`, name: local(name), icon, link, sort }))
export const noticeRows = (now: Date): (typeof notice.$inferInsert)[] =>
  notices.map(([slug, title, content, from, to]) => ({
    id: `notice-${slug}`,
    title: local(title),
    content: local(content),
    startTime: daysFrom(now, from),
    endTime: daysFrom(now, to),
  }))
export const advertRows = (): (typeof advert.$inferInsert)[] =>
  (['opening', 'hovering'] as const).map((position) => ({
    id: `advert-${position}`,
    position,
    picUrl: adverts[position].picUrl,
    link: adverts[position].link,
    alt: local(adverts[position].alt),
    isShow: true,
  }))
export const configRows = (): (typeof customConfig.$inferInsert)[] =>
  configs.map(([customCode, value]) => ({ customCode, configValue: local(value) }))
export const rateRows = (now: Date): (typeof exchangeRate.$inferInsert)[] =>
  rates.map(([code, rateE4]) => ({ code, rateE4, updateTime: new Date(now.getTime() - 2 * 3_600_000) }))
export const discountCodeRows = (now: Date): (typeof discountCode.$inferInsert)[] =>
  discountCodes.map((item) => ({
    code: item.code,
    name: local(item.name),
    kind: item.kind,
    value: item.kind === 'amount' ? item.value * 100 : item.value,
    minSpendCents: item.minSpend * 100,
    startTime: daysFrom(now, item.from),
    endTime: daysFrom(now, item.to),
    total: item.total,
    used: item.used,
    perUser: item.perUser,
  }))

export const protocolRows = (now: Date): (typeof protocol.$inferInsert)[] =>
  protocols.map((item) => ({
    id: `protocol-${item.slug}`,
    kind: item.kind,
    title: local(item.title),
    date: addDays(dayText(now, zone), -item.daysAgo),
    content: html(
      item.sections.flatMap(([title, text]) => [['h3', local(title)] as const, ['p', local(text)] as const]),
    ),
  }))

const nameOf = (number: number): (typeof doctorNames)[number] => turn(doctorNames, number - 1)
/** Slugs without an entry belong to the topic of everyday health. */
const topics: Readonly<Record<string, string>> = {
  fasting: 'check',
  report: 'check',
  bones: 'check',
  'flu-faq': 'vaccine',
  'hpv-course': 'vaccine',
}

const helpRows = (now: Date): (typeof article.$inferInsert)[] =>
  helpArticles.map((item, at) => ({
    id: `article-${item.slug}`,
    title: local(item.title),
    author: local(helpAuthor),
    minutes: 1,
    picUrl: '/assets/articles/help.svg',
    // listed by date, newest first
    date: addDays(dayText(now, zone), -365 - at),
    topic: item.topic,
    searchText: searchTextOf(allOf(local(item.title))),
    content: html(item.paragraphs.map((text) => ['p', local(text)] as const)),
  }))

/** A numbered paragraph ('1. Water is fine. Plain water …') with its first sentence as its heading. */
function withHeading(text: Words): (readonly ['h3' | 'p', LocalText])[] {
  const parts = text.map((words) => /^(\d\. .+?)[.。]\s*(.+)$/.exec(words))
  const part = (at: 1 | 2) => local(parts.map((found) => found?.[at] ?? '') as unknown as Words)
  return parts.every(Boolean)
    ? [
        ['h3', part(1)],
        ['p', part(2)],
      ]
    : [['p', local(text)]]
}

export const articleRows = (now: Date): (typeof article.$inferInsert)[] => [
  ...articles.map((item) => {
    const title = local(item.title)
    return {
      id: `article-${item.slug}`,
      title,
      // numbers start at 1
      author: localWith(signatureWords, { name: doctorWords(nameOf(item.doctor), item.doctor - 1) }),
      minutes: item.minutes,
      picUrl: `/assets/articles/${item.slug}.svg`,
      date: addDays(dayText(now, zone), -item.daysAgo),
      topic: topics[item.slug] ?? 'health',
      searchText: searchTextOf(allOf(title)),
      content: html([
        ...item.paragraphs.flatMap(withHeading),
        ...(item.list
          ? [
              ['h3', local(item.list.title)] as const,
              ...item.list.items.map((text) => ['li', local(text)] as const),
            ]
          : []),
      ]),
    }
  }),
  ...helpRows(now),
]

export const departmentRows = (): (typeof department.$inferInsert)[] =>
  departments.map((item, sort) => ({
    id: `dept-${item.slug}`,
    name: local(item.name),
    icon: item.icon,
    categoryId: categoryId(item.category),
    sort,
  }))

/** Languages spoken by doctors, by region. */
const spoken: Record<string, readonly string[]> = {
  HK: ['yue', 'en', 'cmn'],
  CN: ['cmn', 'yue'],
  TW: ['cmn', 'nan'],
  MO: ['yue', 'pt', 'cmn'],
}

/** Formats of doctors' registration numbers, by region. */
const registered: Record<string, (number: number) => string> = {
  HK: (number) => `M${String(number).padStart(5, '0')}`,
  CN: (number) => `11044${String(number).padStart(10, '0')}`,
  TW: (number) => `醫字第${String(number).padStart(6, '0')}號`,
  MO: (number) => `M-${String(number).padStart(4, '0')}`,
}

const REVIEWS_EACH = 4
/** Builds several reviews for each doctor. */
export function doctorReviewRows(now: Date): (typeof doctorReview.$inferInsert)[] {
  return doctorNames.flatMap((_name, doctorIndex) =>
    Array.from({ length: REVIEWS_EACH }, (_unused, index) => {
      const key = `doctor review ${doctorIndex} ${index}`
      const [score, text] = turn(doctorReviewTexts, doctorIndex * 3 + index)
      const band = pick(ageBands, `${key} age`)
      const isWoman = chance(`${key} sex`) < 0.55
      return {
        id: `doctor-review-${doctorIndex + 1}-${index + 1}`,
        doctorId: `doctor-${doctorIndex + 1}`,
        score,
        content: asWritten(text),
        authorText: authorByAge(Number(band.slice(0, 2)), isWoman ? '2' : '1'),
        date: addDays(dayText(now, zone), -(2 + index * 11 + Math.floor(chance(key) * 9))),
      }
    }),
  )
}

/** A degree, after eight years a diploma, after fourteen the title of the doctor's department and region. */
function qualificationsOf(department: string, region: string, years: number): LocalText[] {
  const { medicine, dentistry, diploma, fellow, specialist } = qualificationTexts
  const discipline = disciplines[department]
  if (!discipline) throw new Error(`No discipline of ${department}`)
  return [
    local(department === 'dental' ? dentistry : medicine),
    ...(years >= 8 ? [localWith(diploma, { ...discipline })] : []),
    ...(years >= 14 ? [localWith(region === 'HK' ? fellow : specialist, { ...discipline })] : []),
  ]
}

/** Six doctors per department, spread over all clinics in turn. */
export function doctorRows(): (typeof doctor.$inferInsert)[] {
  const clinics = shops.filter((content) => content.kind === 'clinic')
  return doctorNames.map((name, index) => {
    const of = turn(departments, Math.floor(index / 6))
    const clinic = turn(clinics, index)
    const interest = turn(of.interests, index)
    // the portraits (scripts/pictures/people.mjs) show every seventh doctor with grey hair
    const isGrey = index % 7 === 6
    const years = (isGrey ? 26 : 6) + Math.floor(chance(`doctor ${index}`) * (isGrey ? 10 : 17))
    const specialty = local(interest)
    return {
      id: `doctor-${index + 1}`,
      name: local(doctorWords(name, index)),
      specialty,
      searchText: searchTextOf([
        ...allOf(local(doctorWords(name, index))),
        ...allOf(specialty),
        ...allOf(local(of.name)),
        // a search for the profession finds every doctor
        '醫生',
        'doctor',
      ]),
      registrationNo: (registered[clinic.region] ?? String)(2000 + index * 137),
      registerName: local(registers[clinic.region]),
      qualifications: qualificationsOf(of.slug, clinic.region, years),
      feeCents: (380 + 10 * Math.floor(years / 2) + 60 * (index % 4)) * 100,
      title: local(turn(titles, Math.min(titles.length - 1, Math.floor(years / 12)))),
      departmentId: `dept-${of.slug}`,
      shopId: shopId(clinic.slug),
      sex: index % 2 === 0 ? '2' : '1',
      languages: [...(spoken[clinic.region] ?? ['cmn'])],
      picUrl: `/assets/doctors/doctor-${String(index + 1).padStart(2, '0')}.svg`,
      sort: index,
      bio: localWith(
        [
          '行醫 {years} 年，專注{interest}。{manner}',
          '{years} years in practice, with an interest in {interest}. {manner}',
          '{years} ans d’exercice, domaine de prédilection\u00a0: {interest}. {manner}',
          '{years} años de ejercicio, con especial interés en {interest}. {manner}',
          '診療経験 {years} 年。特に力を入れている分野は{interest}です。{manner}',
        ],
        { years, interest, manner: turn(manners, index) },
      ),
    }
  })
}
