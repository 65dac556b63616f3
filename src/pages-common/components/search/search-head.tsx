import { View } from '@tarojs/components'
import { searchKinds } from '@contract/constants/enums'
import { Icon } from '@/components/icon'
import { SearchField } from '@/components/search-field'
import { Tabs } from '@/components/tabs'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { canScan } from '@/platform/scan'
import { focusById } from '@/utils/focus-element'
import styles from './search.module.scss'
import { suggestionId } from './suggestion-list'
import type { SearchPage } from './use-search-page'

/** The search field, and the tabs of the kinds above the results. */
export function SearchHead({ page }: { page: SearchPage }) {
  const { t } = useText('pages-common')
  const { kind, counts } = page.found
  return (
    <View className={styles.head}>
      <View className={styles.box}>
        <View id={page.fieldId}>
          <SearchField
            placeholder={t('search.hint')}
            value={page.typed}
            onChange={page.type}
            onSearch={page.search}
            onArrowDown={() => focusById(suggestionId(page.id, 0))}
            autoFocus={page.keyword === ''}
            end={
              canScan && (
                <Tappable className={styles.scan} label={t('search.scan')} onClick={page.scan}>
                  <Icon name="barcode" />
                </Tappable>
              )
            }
          />
        </View>
      </View>
      {page.face === 'found' && (
        <View className={styles.tabs}>
          <Tabs
            label={t('search.tabs')}
            showsZero
            idPrefix="found"
            items={searchKinds.map((key) => ({
              key,
              label: t(`search.kind.${key}`),
              ...(counts ? { count: counts[key] } : {}),
            }))}
            active={kind}
            onChange={page.choose}
          />
        </View>
      )}
    </View>
  )
}
