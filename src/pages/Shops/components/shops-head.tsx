import { View } from '@tarojs/components'
import { channelRegions } from '@contract/constants/enums'
import { SearchField } from '@/components/search-field'
import { Tabs } from '@/components/tabs'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import { useText } from '@/i18n/use-text'
import { toPageTop } from '@/utils/page-top'
import type { useLocate } from '../hooks/use-locate'
import type { ShopsState } from '../hooks/use-shops'
import styles from '../index.module.scss'
import { ShopsFilters } from './shops-filters'

// the home region first
const regions: readonly RegionChoice[] = ['all', 'HK', ...channelRegions.filter((region) => region !== 'HK')]

interface ShopsHeadProps {
  shops: ShopsState
  locating: ReturnType<typeof useLocate>
}

/** Search, filters and regions; a different choice loads the list from its beginning. */
export function ShopsHead({ shops, locating }: ShopsHeadProps) {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const { typed, setTyped, region, chooseRegion } = shops
  return (
    <View className={styles.head}>
      <View className={styles.tools}>
        <View className={styles.search}>
          <SearchField
            placeholder={t('shops.searchHint')}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              toPageTop()
            }}
          />
        </View>
        <ShopsFilters shops={shops} locating={locating} />
      </View>
      <Tabs
        label={t('shops.regions')}
        idPrefix="region"
        items={regions.map((key) => ({
          key,
          label: key === 'all' ? t('shops.region.all') : common(`region.${key}`),
        }))}
        active={region}
        onChange={(key) => {
          chooseRegion(key)
          toPageTop()
        }}
      />
    </View>
  )
}
