import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Chip } from '@/components/chip'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { toPageTop } from '@/utils/page-top'
import type { useLocate } from '../hooks/use-locate'
import type { ShopsState } from '../hooks/use-shops'
import styles from '../index.module.scss'
import { LocateButton } from './locate'

interface ShopsFiltersProps {
  shops: ShopsState
  locating: ReturnType<typeof useLocate>
}

/** Filters by opening state, sorts by distance, and links to the same clinics on the map. */
export function ShopsFilters({ shops, locating }: ShopsFiltersProps) {
  const { t } = useText('main')
  const { isOpenNow, setOpenNow, region, keyword } = shops
  return (
    <View className={styles.filters}>
      <Chip
        role="checkbox"
        icon="door-open"
        isChosen={isOpenNow}
        onClick={() => {
          setOpenNow(!isOpenNow)
          toPageTop()
        }}
      >
        {t('shops.openNow')}
      </Chip>
      <LocateButton {...locating} />
      <Button
        kind="outline"
        size="small"
        icon="map-trifold"
        className={cx(styles.tool, styles.resting)}
        onClick={() =>
          go(routes.map, {
            all: 1,
            region: region === 'all' ? undefined : region,
            keyword,
            openNow: isOpenNow ? 1 : undefined,
          })
        }
      >
        {t('shops.onMap')}
      </Button>
    </View>
  )
}
