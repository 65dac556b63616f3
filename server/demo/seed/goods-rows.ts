import type { LocalText } from '../../db/schema/columns'
import type { PackageGroup, Preparation, sku, spu, spuShop, spuTag } from '../../db/schema/goods'
import { searchTextOf } from '../../lib/search'
import { chance } from './chance'
import type { Words } from './content/words'
import { allOf, local } from './local'
import { brandId, categoryId, categoryNames, tagId } from './taxonomy-rows'

export type SpuRow = typeof spu.$inferInsert
export type SkuRow = typeof sku.$inferInsert
export interface GoodsRows {
  spu: SpuRow
  skus: SkuRow[]
  tags: (typeof spuTag.$inferInsert)[]
  shops: (typeof spuShop.$inferInsert)[]
}

export interface Version {
  name: LocalText
  priceCents: number
  stock: number
  closed?: LocalText
}
/** Properties that every kind of goods specifies; the other columns have defaults that fit most. */
export interface GoodsFacts {
  kind: 'package' | 'vaccine' | 'service' | 'product'
  /** Slug of the picture and the id: 'package-women'. */
  slug: string
  name: LocalText
  sellPoint: Words
  category: string
  brand: string
  picUrls: string[]
  tags: readonly string[]
  shopIds: readonly string[]
  specName: Words
  versions: readonly Version[]
  marketPriceCents: number | null
  description: LocalText
  notice: LocalText
  serviceContent: readonly Words[]
  refund: Words
  index: number
  now: Date
  popularity: number
  extra?: Partial<SpuRow> & { packageGroups?: PackageGroup[]; preparations?: Preparation[] }
}

export const spuId = (slug: string): string => `spu-${slug}`
const DAY_MS = 86_400_000
const codeLetters = { package: 'E', vaccine: 'V', service: 'S', product: 'G' } as const

/** The texts by which a product is found. */
const wordsOf = ({ name, sellPoint, category }: GoodsFacts): string[] => [
  ...allOf(name),
  ...allOf(local(sellPoint)),
  ...categoryNames(category),
]

/** Builds the rows of one product with its versions, tags and shops. */
export function goodsRows(facts: GoodsFacts): GoodsRows {
  const id = spuId(facts.slug)
  const open = facts.versions.filter((version) => !version.closed)
  const prices = open.map((version) => version.priceCents)
  const sellPoint = local(facts.sellPoint)
  const spuCode = `KX-${codeLetters[facts.kind]}${String(facts.index + 1).padStart(3, '0')}`
  const spec = local(facts.specName)
  return {
    spu: {
      id,
      spuCode,
      kind: facts.kind,
      name: facts.name,
      sellPoint,
      categoryId: categoryId(facts.category),
      brandId: brandId(facts.brand),
      picUrls: facts.picUrls,
      priceDownCents: Math.min(...prices),
      priceUpCents: Math.max(...prices),
      marketPriceCents: facts.marketPriceCents,
      saleNum: Math.round((40 + chance(`${facts.slug} sold`) * 400) * facts.popularity),
      isBookable: facts.kind !== 'product',
      description: facts.description,
      notice: facts.notice,
      serviceContent: facts.serviceContent.map(local),
      keyScreenings: [],
      packageGroups: [],
      preparations: [],
      eligibilityText: local(['不限', 'Anyone', 'Pour tous', 'Para todos', 'どなたでも']),
      doseIntervals: [],
      refundText: local(facts.refund),
      // bookable services are sorted before shipped goods
      sort: (facts.kind === 'product' ? 500 : 0) + facts.index,
      createTime: new Date(facts.now.getTime() - (10 + facts.index * 3) * DAY_MS),
      searchText: searchTextOf([...wordsOf(facts), spuCode]),
      ...facts.extra,
    },
    skus: facts.versions.map((version, index) => ({
      id: `sku-${facts.slug}-${index + 1}`,
      spuId: id,
      name: version.name,
      picUrl: facts.picUrls[0] ?? '',
      salesPriceCents: version.priceCents,
      marketPriceCents: facts.marketPriceCents !== null && index === 0 ? facts.marketPriceCents : null,
      stock: version.stock,
      isEnabled: !version.closed,
      disabledReason: version.closed ?? null,
      specs: [
        {
          specId: `spec-${facts.slug}`,
          specName: spec,
          specValueId: `spec-${facts.slug}-${index + 1}`,
          specValueName: version.name,
        },
      ],
      sort: index,
    })),
    tags: facts.tags.map((slug) => ({ spuId: id, tagId: tagId(slug) })),
    shops: facts.shopIds.map((shopId) => ({ spuId: id, shopId })),
  }
}
