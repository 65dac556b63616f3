import { View } from '@tarojs/components'
import { useState } from 'react'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty-state'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { SearchField } from '@/components/search-field'
import { Tag } from '@/components/tag'
import { Tappable } from '@/components/tappable'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { countItems, findItems, type PackageGroup, type PackageItem } from '../item-search'
import styles from './package-items.module.scss'

/** Number of groups shown before the rest is expanded. */
const SHOWN_GROUPS = 4

/** All items of a package by group, each in plain words, with a search, because there can be a hundred. */
export function PackageItems({ groups }: { groups: readonly PackageGroup[] }) {
  const { t } = useText('pages-goods')
  const [search, setSearch] = useState<string | null>(null)
  const [openId, setOpenId] = useState<string>()
  const [isAllShown, setIsAllShown] = useState(false)
  const rest = groups.length - SHOWN_GROUPS > 1 && !isAllShown ? groups.slice(SHOWN_GROUPS) : []
  const shown = rest.length > 0 ? groups.slice(0, SHOWN_GROUPS) : groups
  const isSearching = search !== null
  return (
    <Card
      title={t('detail.items.all', { count: countItems(groups) })}
      action={<FindButton isSearching={isSearching} onClick={() => setSearch(isSearching ? null : '')} />}
    >
      {isSearching && (
        <View className={styles.search}>
          <SearchField
            sunken
            autoFocus
            placeholder={t('detail.items.hint')}
            value={search}
            onChange={setSearch}
          />
        </View>
      )}
      {isSearching && search.trim() !== '' ? (
        <Found groups={groups} search={search} />
      ) : (
        <>
          {shown.map((group) => (
            <Group
              key={group.id}
              group={group}
              isOpen={group.id === openId}
              onToggle={() => setOpenId(group.id === openId ? undefined : group.id)}
            />
          ))}
          {rest.length > 0 && <RestOfGroups rest={rest} onShow={() => setIsAllShown(true)} />}
        </>
      )}
    </Card>
  )
}

/** Toggles the search among the items. */
function FindButton({ isSearching, onClick }: { isSearching: boolean; onClick: () => void }) {
  const { t } = useText('pages-goods')
  const text = t(isSearching ? 'detail.items.close' : 'detail.items.find')
  return (
    <Tappable className={styles.find} label={text} expanded={isSearching} onClick={onClick}>
      <Icon name={isSearching ? 'x' : 'magnifying-glass'} size={16} />
      <View>{text}</View>
    </Tappable>
  )
}

/** The collapsed groups, by name. */
function RestOfGroups({ rest, onShow }: { rest: readonly PackageGroup[]; onShow: () => void }) {
  const { t } = useText('pages-goods')
  return (
    <Tappable className={styles.group} expanded={false} onClick={onShow}>
      <View className={styles.grow}>
        <View className={styles.name}>{t('detail.items.rest', { count: rest.length })}</View>
        <View className={styles.hint}>{rest.map(({ name }) => name).join(t('detail.items.separator'))}</View>
      </View>
      <View className={styles.count}>
        {t('detail.items.count', { count: countItems(rest) })}
        <Icon name="caret-down" size={16} />
      </View>
    </Tappable>
  )
}

function Group({
  group: { name, hint, items },
  isOpen,
  onToggle,
}: {
  group: PackageGroup
  isOpen: boolean
  onToggle: () => void
}) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.block}>
      <Heading level={3} size="body">
        <Tappable className={styles.group} expanded={isOpen} onClick={onToggle}>
          <View className={styles.grow}>
            <View className={styles.name}>{name}</View>
            {hint && <View className={styles.hint}>{hint}</View>}
          </View>
          <View className={styles.count}>
            {t('detail.items.count', { count: items.length })}
            <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={16} />
          </View>
        </Tappable>
      </Heading>
      {isOpen && (
        <View className={styles.items} ariaRole="list">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </View>
      )}
    </View>
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

function Item({ item: { name, explain, needsFasting }, group }: { item: PackageItem; group?: string }) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.item} ariaRole="listitem">
      <View className={styles.line}>
        <View className={styles.itemName}>{name}</View>
        {needsFasting && (
          <Tag kind="warn" icon="fork-knife">
            {t('detail.items.fasting')}
          </Tag>
        )}
        {group && <View className={styles.of}>{group}</View>}
      </View>
      {explain && <View className={styles.explain}>{explain}</View>}
    </View>
  )
}
