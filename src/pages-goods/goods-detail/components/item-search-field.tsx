import { View } from '@tarojs/components'
import { EmptyState } from '@/components/empty-state'
import { SearchField } from '@/components/search-field'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { findItems, type PackageGroup } from '../item-search'
import { Item } from './item'
import styles from './package-items.module.scss'

export interface ItemSearchProps {
  groups: readonly PackageGroup[]
  /** what is sought; null while the search is closed */
  search: string | null
  onChange: (search: string) => void
}

/** The field of the search among a package's items, and what it finds. */
export function ItemSearch({ groups, search, onChange }: ItemSearchProps) {
  const { t } = useText('pages-goods')
  if (search === null) return null
  return (
    <>
      <View className={styles.search}>
        <SearchField
          sunken
          autoFocus
          placeholder={t('detail.items.hint')}
          value={search}
          onChange={onChange}
        />
      </View>
      {search.trim() !== '' && <Found groups={groups} search={search} />}
    </>
  )
}

function Found({ groups, search }: { groups: readonly PackageGroup[]; search: string }) {
  const { t } = useText('pages-goods')
  const found = findItems(groups, search)
  return (
    <>
      <VisuallyHidden isLive>{t('detail.items.found', { count: found.length })}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          kind="searchResults"
          title={t('detail.items.noneTitle', { text: search.trim() })}
          text={t('detail.items.noneText')}
        />
      ) : (
        <View className={styles.items} ariaRole="list">
          {found.map(({ item, group }) => (
            <Item key={item.id} item={item} group={group} />
          ))}
        </View>
      )}
    </>
  )
}
