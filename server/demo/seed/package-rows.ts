import type { Language } from '../../../contract/constants/enums'
import type { PackageGroup, Preparation, TrustFact } from '../../db/schema/goods'
import { localized } from '../../lib/language'
import { clinicsWith, keyScreeningsOf, PLENTY, preparationOf } from './bookable-facts'
import { turn } from './chance'
import { packagePreparations, packageTexts } from './content/bookable-texts'
import { packages, type PackageContent } from './content/packages'
import { generalPanels } from './content/panels-general'
import { specialPanels } from './content/panels-special'
import { refundTexts, serviceContents } from './content/site'
import type { Panel } from './content/words'
import { type GoodsFacts, goodsRows, type GoodsRows, type Version } from './goods-rows'
import { bullets, html, local, localWith } from './local'
import { shopId } from './shop-rows'
import { doctorRows } from './site-rows'

const panels: Record<string, Panel> = { ...generalPanels, ...specialPanels }

/**
 * Clinics for the categories that need special equipment; all other packages are offered wherever there are
 * examinations.
 */
const places: Record<string, readonly string[]> = {
  'package-women': ['central', 'causeway', 'tst', 'xuhui', 'daan', 'taipa'],
  'package-men': ['central', 'tst', 'tianhe', 'chaoyang', 'xuhui', 'zuoying'],
  'package-organ': ['central', 'causeway', 'tianhe', 'chaoyang', 'xuhui', 'zuoying', 'daan'],
  'package-family': ['central', 'shatin', 'tst', 'futian', 'daan', 'taipa'],
  'package-special': ['tst', 'causeway', 'shatin', 'tianhe', 'daan', 'taipa'],
}
const hotSales: readonly string[] = ['women', 'heart', 'basic', 'dental']

function panelOf(panelId: string): Panel {
  const panel = panels[panelId]
  if (!panel) throw new Error(`No panel ${panelId}`)
  return panel
}

function groupsOf(content: PackageContent): PackageGroup[] {
  return content.panels.map((panelId) => {
    const panel = panelOf(panelId)
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

/** Hours before the visit, not an hour of the evening before: a visit may be in the afternoon. */
function preparationsOf(content: PackageContent): Preparation[] {
  const { fasting, ...others } = packagePreparations
  const hours = Math.max(...content.panels.map((panelId) => panelOf(panelId).fastingHours ?? 0))
  return [
    ...(hours > 0
      ? [{ icon: fasting.icon, text: localWith(fasting.text, { n: hours }), fastingHours: hours }]
      : []),
    ...Object.values(others).map(preparationOf),
  ]
}

/** The doctor who evaluates the reports. */
function readerOf(reader: ReturnType<typeof doctorRows>[number]): TrustFact[] {
  const text = (lang: Language): string => {
    const qualification = reader.qualifications?.at(-1)
    const facts = [reader.title, qualification].map((words) => localized(words, lang))
    return [localized(reader.name, lang), ...facts].join('\u00a0· ')
  }
  return [{ kind: 'reader', text: local([text('zh-Hant'), text('en'), text('fr'), text('es'), text('ja')]) }]
}

function versionsOf(content: PackageContent, items: number): Version[] {
  const cents = content.price * 100
  return [
    { name: localWith(packageTexts.standard, { n: items }), priceCents: cents, stock: PLENTY },
    ...content.versions.map(([name, extra, closed]) => ({
      name: local(name),
      priceCents: cents + extra * 100,
      stock: PLENTY,
      ...(closed ? { closed: local(closed) } : {}),
    })),
  ]
}

function extraOf(
  content: PackageContent,
  groups: PackageGroup[],
  trustFacts: TrustFact[],
): GoodsFacts['extra'] {
  return {
    slotKind: 'exam',
    keyScreenings: keyScreeningsOf(content.keys),
    packageGroups: groups,
    preparations: preparationsOf(content),
    sex: content.sex,
    ageMin: content.ageMin,
    ageMax: content.ageMax,
    eligibilityText: local(content.eligibility),
    durationMinutes: content.minutes,
    reportDays: content.reportDays,
    doctorMinutes: content.panels.includes('consult') ? (content.minutes >= 120 ? 30 : 15) : null,
    trustFacts,
    isHotSale: hotSales.includes(content.slug),
  }
}

export function packageRows(now: Date): GoodsRows[] {
  const readers = doctorRows().filter(({ departmentId }) => departmentId === 'dept-check')
  return packages.map((content, index) => {
    const groups = groupsOf(content)
    const n = groups.reduce((sum, group) => sum + group.items.length, 0)
    return goodsRows({
      kind: 'package',
      slug: `package-${content.slug}`,
      name: localWith(content.name, { n }),
      sellPoint: content.sellPoint,
      category: content.category,
      brand: 'kangxu',
      tags: content.tags,
      index,
      now,
      popularity: content.tags.includes('popular') ? 4 : 1,
      picUrls: ['', '-2', '-3', '-4'].map((end) => `/assets/goods/package-${content.slug}${end}.svg`),
      shopIds: (places[content.category] ?? clinicsWith('exam')).map(shopId),
      specName: packageTexts.version,
      marketPriceCents: content.was === null ? null : content.was * 100,
      versions: versionsOf(content, n),
      description: html([
        ['p', local(content.sellPoint)],
        ['p', localWith(packageTexts.report, { days: content.reportDays })],
        ['p', local(packageTexts.noDiagnosis)],
      ]),
      notice: bullets(packageTexts.notice),
      serviceContent: serviceContents.package,
      refund: refundTexts.package,
      extra: extraOf(content, groups, readerOf(turn(readers, index))),
    })
  })
}
