import { View } from '@tarojs/components'
import { Skeleton } from '@/components/skeleton'
import type { ColumnWindow } from '../hooks/use-column-window'
import pager from './column-pager.module.scss'
import legend from './compare-legend.module.scss'
import styles from './compare-view.module.scss'

const lines = [1, 2, 3, 4, 5, 6]

/** Skeleton of the comparison with the expected number of columns. */
export const CompareSkeleton = ({ shown: { columns, isPaged } }: { shown: ColumnWindow }) => (
  <View className={styles.root}>
    <View className={styles.tools}>
      <View className={styles.waiting}>
        <Skeleton shape="title" width={50} />
      </View>
    </View>
    <View className={legend.legend}>
      <View className={styles.waiting}>
        <Skeleton width={50} />
      </View>
      {isPaged && <View className={pager.turn} />}
    </View>
    <View className={styles.table}>
      <HeadsToCome columns={columns} />
      {lines.map((line) => (
        <LineToCome key={line} columns={columns} />
      ))}
    </View>
  </View>
)

type Columns = Pick<ColumnWindow, 'columns'>

const HeadsToCome = ({ columns }: Columns) => (
  <>
    <View className={styles.pictures}>
      <View className={styles.corner} />
      <View className={styles.cells}>
        {columns.map((column) => (
          <View key={column} className={styles.pictured}>
            <View className={styles.picture}>
              <Skeleton shape="picture" />
            </View>
          </View>
        ))}
      </View>
    </View>
    <View className={styles.heads}>
      <View className={styles.corner} />
      <View className={styles.cells}>
        {columns.map((column) => (
          <View key={column} className={styles.head}>
            <View className={styles.name}>
              <Skeleton width={80} />
            </View>
            <Skeleton shape="title" width={60} />
          </View>
        ))}
      </View>
    </View>
  </>
)

const LineToCome = ({ columns }: Columns) => (
  <View className={styles.line}>
    <View className={styles.label}>
      <View className={styles.labelWords}>
        <View className={styles.waiting}>
          <Skeleton width={30} />
        </View>
      </View>
    </View>
    <View className={styles.cells}>
      {columns.map((column) => (
        <View key={column} className={styles.cell}>
          <View className={styles.waiting}>
            <Skeleton width={60} />
          </View>
        </View>
      ))}
    </View>
  </View>
)
