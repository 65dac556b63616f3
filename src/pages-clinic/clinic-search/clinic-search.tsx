import { View } from '@tarojs/components'
import { PageShell } from '@/components/page-shell'
import { SearchField } from '@/components/search-field'
import { Tabs } from '@/components/tabs'
import { useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useText } from '@/i18n/use-text'
import { tellUnread } from '@/utils/told-in-place'
import styles from './clinic-search.module.scss'
import { FoundHere } from './found-here'
import { SearchBeginning } from './search-beginning'
import { useClinicSearch } from './use-clinic-search'

/**
 * Search for doctors and services at one clinic (`shopId`) or at all, and for clinics. The address stores
 * the search word and the kind.
 */
export default function ClinicSearchPage() {
  const { t } = useText('pages-clinic')
  const page = useClinicSearch()
  const { shopId, keyword, kinds, found, typed } = page
  const detail = useShopDetailQuery(shopId, { skip: shopId === '' })
  const clinic = detail.currentData
  // only the clinic's name is missing then
  tellUnread(detail)
  return (
    <PageShell
      title={clinic ? t('clinic.search.titleAt', { name: clinic.name }) : t('clinic.search.title')}
      tab="shops"
      head={
        <View className={styles.head}>
          <SearchField
            placeholder={t(shopId ? 'clinic.search.hintHere' : 'clinic.search.hint')}
            value={typed}
            onChange={page.type}
            onSearch={page.search}
            autoFocus={keyword === ''}
          />
          {keyword !== '' && (
            <View className={styles.tabs}>
              <Tabs
                label={t('clinic.search.tabs')}
                showsZero
                idPrefix="clinic-found"
                items={kinds.map((key) => ({
                  key,
                  label: t(`clinic.search.kind.${key === 'article' ? 'goods' : key}`),
                  ...(found.counts ? { count: found.counts[key] } : {}),
                }))}
                active={found.kind}
                onChange={page.choose}
              />
            </View>
          )}
        </View>
      }
    >
      {keyword === '' ? (
        <SearchBeginning shopId={shopId} onSearch={page.search} />
      ) : (
        <FoundHere page={page} />
      )}
    </PageShell>
  )
}
