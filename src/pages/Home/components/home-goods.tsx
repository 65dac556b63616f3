import { justRead } from '@/api/api'
import { useHotSaleQuery, usePackageListQuery } from '@/api/goods.api'
import { GoodsCard, GoodsGrid } from '@/components/goods-card'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useGoodsCard } from '@/hooks/use-goods-card'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { lowerReads } from './lower-reads'

const SHOWN = lowerReads.packages.size

/** A grid of goods: what sells well, or examination packages. */
export function HomeGoods({ title, source }: { title: string; source: 'hotSale' | 'packages' }) {
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
  const query = source === 'hotSale' ? hotSale : { ...packages, data: packages.data?.records }
  return (
    <Section title={title} more={t('home.more')} onMore={() => switchTo(routes.commodity)}>
      <QueryGate
        query={query}
        skeleton={<SkeletonPage kind="grid" />}
        empty={{ when: (goods) => goods.length === 0, kind: 'products' }}
      >
        {(goods) => (
          <GoodsGrid>
            {goods.slice(0, SHOWN).map((one) => (
              <GoodsCard
                key={one.id}
                goods={toCard(one)}
                onOpen={({ id }) => go(routes.goodsDetail, { id })}
              />
            ))}
          </GoodsGrid>
        )}
      </QueryGate>
    </Section>
  )
}
