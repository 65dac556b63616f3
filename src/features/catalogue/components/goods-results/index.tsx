import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { GoodsCard } from '@contract/routes/goods'
import { Button } from '@/components/button'
import type { EmptyStateProps } from '@/components/empty-state'
import { GoodsList } from '@/components/goods-list'
import { QueryGate } from '@/components/query-gate'
import { noFilters } from '@/features/catalogue/goods-filter'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import type { GoodsList as GoodsListState } from '@/features/catalogue/hooks/use-goods-list'
import type { FilteredView } from '@/features/catalogue/hooks/use-goods-view'
import { openGoods } from '@/features/catalogue/open-goods'
import { FitLegend, useFit } from '@/features/persons/components/fit-mark'
import { selectAreListsPlain } from '@/features/shop-config/shop-config.slice'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import styles from './index.module.scss'

interface GoodsResultsProps extends Pick<FilteredView, 'change' | 'filterCount' | 'suitedName'> {
  list: GoodsListState
  skeleton: ReactNode
  /** shown when the list is empty without any filter */
  emptyAction?: ReactNode
  /** above the goods, also while their number is not known: a status that comes with its words is not announced */
  headOf: (total: number | undefined) => ReactNode
  actionOf?: (goods: GoodsCard) => ReactNode
  toggleOf: (goods: GoodsCard) => ReactNode
}

type NoGoods = Pick<GoodsResultsProps, 'change' | 'filterCount' | 'suitedName' | 'emptyAction'>

/** Filters that leave nothing are removed here, first the one of the person. */
function useNoGoods({ change, filterCount, suitedName, emptyAction }: NoGoods): EmptyStateProps {
  const { t } = useText('common')
  if (filterCount === 0) return { kind: 'products', action: emptyAction }
  return {
    kind: 'searchResults',
    ...(suitedName
      ? { title: t('goodsFilter.suitsNone', { name: suitedName }), text: t('goodsFilter.suitsHow') }
      : null),
    action: (
      <Button kind="tint" size="card" onClick={() => change(suitedName ? { suits: '' } : noFilters)}>
        {t(suitedName ? 'goodsFilter.suitsOff' : 'goodsFilter.clearAll')}
      </Button>
    ),
  }
}

/** Free services cannot be added to the cart: their form is opened instead. */
function BookButton({ goods: { id, name } }: { goods: GoodsCard }) {
  const { t } = useText('common')
  const text = t('clinicView.bookDoctor')
  return (
    <View className={styles.book}>
      <Button
        kind="tint"
        size="small"
        ariaLabel={`${text} ${name}`}
        onClick={() => go(routes.goodsFreeBook, { id })}
      >
        {text}
      </Button>
    </View>
  )
}
// in the mini-program its nodes are more than a card may send
const isH5 = process.env.TARO_ENV === 'h5'
const buttonOf = (goods: GoodsCard) =>
  isH5 && goods.isFree && goods.stock > 0 ? <BookButton goods={goods} /> : undefined

/** The goods of a filtered view; when filters leave none, offers to clear them. */
export function GoodsResults({
  list,
  change,
  filterCount,
  suitedName,
  skeleton,
  emptyAction,
  headOf,
  ...slots
}: GoodsResultsProps) {
  const toCard = useGoodsCard()
  const fit = useFit()
  const isPlain = useAppSelector(selectAreListsPlain)
  return (
    <>
      <View className={styles.head}>
        {headOf(list.total)}
        {list.state.kind === 'ready' && <FitLegend goods={list.state.data.goods} fit={fit} />}
      </View>
      <QueryGate
        state={list.state}
        skeleton={skeleton}
        isWaited={list.isStale}
        empty={useNoGoods({ change, filterCount, suitedName, emptyAction })}
      >
        {({ goods, total }) => (
          <GoodsList
            goods={goods}
            total={total}
            toCard={toCard}
            isStale={list.isStale}
            status={list.status}
            onMore={list.loadMore}
            onOpen={openGoods}
            isPlain={isPlain}
            noteOf={fit.noteOf}
            buttonOf={buttonOf}
            {...slots}
          />
        )}
      </QueryGate>
    </>
  )
}
