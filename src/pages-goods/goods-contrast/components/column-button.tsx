import { View } from '@tarojs/components'
import type { CompareColumn } from '@contract/routes/compare'
import { Button } from '@/components/button'
import { isShipped, openGoods } from '@/features/catalogue/open-goods'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { columnWay } from '../compare-rows'
import styles from './column-button.module.scss'

/** The purchase button of a column. All columns have the same style, so that none is favoured. */
export function ColumnButton({ column }: { column: CompareColumn }) {
  const { t } = useText('pages-goods')
  const { id, name } = column.goods
  const way = columnWay(column)
  const act = () => {
    if (way === 'look') openGoods(column.goods)
    else if (way === 'free') go(routes.goodsFreeBook, { id })
    else go(isShipped(column.goods) ? routes.subOrder : routes.goodsConfirm, { id })
  }
  const words = t(`compare.way.${way}`)
  return (
    <Button
      kind="tint"
      size="card"
      block
      disabled={way === 'none'}
      ariaLabel={t('compare.wayOf', { way: words, name })}
      onClick={act}
    >
      {words}
    </Button>
  )
}

/** The buttons of the shown columns, below them. */
export const ColumnButtons = ({ columns }: { columns: readonly CompareColumn[] }) => (
  <View className={styles.root}>
    {columns.map((column) => (
      <View key={column.spuId} className={styles.one}>
        <ColumnButton column={column} />
      </View>
    ))}
  </View>
)
