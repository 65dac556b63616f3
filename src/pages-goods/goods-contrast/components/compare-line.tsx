import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/icon'
import { VisuallyHidden } from '@/components/visually-hidden'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import type { CompareCell, CompareLine } from '../compare-rows'
import styles from './compare-view.module.scss'

const icons: Record<NonNullable<CompareCell['mark']>, IconName> = {
  yes: 'check-bold',
  only: 'check-circle-fill',
  no: 'minus',
  info: 'info',
}

/** One answer, with its sign. */
export const CompareCellView = ({
  cell,
  className,
}: {
  cell: CompareCell
  className?: string | undefined
}) => (
  <View
    className={cx(styles.cell, className, cell.isBest && styles.best, cell.mark && styles[cell.mark])}
    ariaRole="cell"
  >
    {cell.mark && <Icon name={icons[cell.mark]} size={16} className={styles.mark} />}
    <View className={styles.cellWords}>
      <View>{cell.text}</View>
      {cell.note && <View className={styles.note}>{cell.note}</View>}
    </View>
  </View>
)

/**
 * One line: its title above (on a desktop beside) its cells.
 * @param props `isMarked`: equal lines are shown too, so that those that differ have a mark
 */
export function CompareLineView({ line, isMarked }: { line: CompareLine; isMarked: boolean }) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.line} ariaRole="row">
      <View className={styles.label} ariaRole="rowheader">
        {line.isDifferent && isMarked && (
          <View className={styles.diamond}>
            <VisuallyHidden>{t('compare.differs')}</VisuallyHidden>
          </View>
        )}
        <View className={styles.labelWords}>
          <View>{line.label}</View>
          {line.explain && <View className={styles.explain}>{line.explain}</View>}
        </View>
      </View>
      <View className={styles.cells}>
        {line.cells.map((cell, index) => (
          <CompareCellView key={index} cell={cell} />
        ))}
      </View>
    </View>
  )
}
