import type { TrustFact } from '../../db/schema/goods'
import { clinicsWith, PLENTY, preparationOf } from './bookable-facts'
import { vaccinePreparations, vaccineTexts } from './content/bookable-texts'
import { refundTexts, serviceContents } from './content/site'
import { batchRule, makers } from './content/trust'
import { vaccines, type VaccineContent } from './content/vaccines'
import { type GoodsFacts, goodsRows, type GoodsRows } from './goods-rows'
import { bullets, html, local, localWith } from './local'
import { shopId } from './shop-rows'

const hotSales: readonly string[] = ['hpv9', 'flu', 'pneumo']

/** A flu season begins in July: '2026/27'. */
function seasonOf(now: Date): string {
  const year = now.getUTCFullYear() - (now.getUTCMonth() < 6 ? 1 : 0)
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/** Manufacturer and country of a vaccine, and how its batch is recorded. */
function originOf({ slug }: VaccineContent): TrustFact[] {
  const [maker, country] = makers[slug] ?? []
  return [
    ...(maker ? [{ kind: 'maker' as const, text: local(maker) }] : []),
    ...(country ? [{ kind: 'country' as const, text: local(country) }] : []),
    { kind: 'batch', text: local(batchRule) },
  ]
}

function descriptionOf(content: VaccineContent): GoodsFacts['description'] {
  const gaps = content.intervals.join(' / ')
  return html([
    ['p', local(content.about)],
    ...(gaps ? [['p', localWith(vaccineTexts.gaps, { gaps })] as const] : []),
    ['p', local(vaccineTexts.nurse)],
  ])
}

function extraOf(content: VaccineContent): GoodsFacts['extra'] {
  return {
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
        title: local(vaccineTexts.course),
        text: localWith(vaccineTexts.doses, { n: content.doses }),
      },
      { icon: 'shield-check', title: local(vaccineTexts.cold), text: local(vaccineTexts.coldAllTheWay) },
    ],
    trustFacts: originOf(content),
    preparations: vaccinePreparations.map(preparationOf),
    isHotSale: hotSales.includes(content.slug),
  }
}

export function vaccineRows(now: Date): GoodsRows[] {
  return vaccines.map((content, index) =>
    goodsRows({
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
      specName: vaccineTexts.specName,
      marketPriceCents: content.was === null ? null : content.was * 100,
      versions: [
        {
          name:
            content.doses === 1
              ? local(vaccineTexts.oneDose)
              : localWith(vaccineTexts.allDoses, { n: content.doses }),
          priceCents: content.price * 100,
          stock: PLENTY,
        },
      ],
      description: descriptionOf(content),
      notice: bullets(vaccineTexts.notice),
      serviceContent: serviceContents.vaccine,
      refund: refundTexts.vaccine,
      extra: extraOf(content),
    }),
  )
}
