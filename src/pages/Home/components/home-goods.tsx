import { justRead } from '@/api/api'
import { GoodsCard, GoodsGrid } from '@/components/goods-card'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useHotSaleQuery, usePackageListQuery } from '@/features/catalogue/api/home-goods.api'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { openGoods } from '@/features/catalogue/open-goods'
import { useText } from '@/i18n/use-text'
import { linkTo, openLink, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { readState } from '@/utils/read-state'
import { lowerReads } from './lower-reads'

const SHOWN = lowerReads.packages.size

/** A grid of products: bestsellers, or examination packages. */
export function HomeGoods({
  title,
  source,
  link,
}: {
  title: string
  source: 'hotSale' | 'packages'
  /** target of "More"; the catalogue by default */
  link: string | null
}) {
  const { t } = useText('main')
  const toCard = useGoodsCard()
  const hotSale = useHotSaleQuery(undefined, {
    skip: source !== 'hotSale',
    refetchOnMountOrArgChange: justRead,
  })
  const packages = usePackageListQuery(lowerReads.packages, {
    skip: source !== 'packages',
    refetchOnMountOrArgChange: justRead,
  })
  const [goods, read] = source === 'hotSale' ? [hotSale.data, hotSale] : [packages.data?.records, packages]
  return (
    <Section
      title={title}
      more={t('home.more')}
      moreHref={linkTo(link || routes.commodity)}
      onMore={() => (link ? openLink(link) : switchTo(routes.commodity))}
    >
      <QueryGate
        state={readState(goods, read, { isEmpty: goods?.length === 0 })}
        skeleton={<SkeletonPage kind="grid" />}
        empty={{ kind: 'products' }}
        isPart
      >
        {(list) => (
          <GoodsGrid>
            {list.slice(0, SHOWN).map((one) => (
              <GoodsCard key={one.id} goods={toCard(one)} onOpen={openGoods} />
            ))}
          </GoodsGrid>
        )}
      </QueryGate>
    </Section>
  )
}
