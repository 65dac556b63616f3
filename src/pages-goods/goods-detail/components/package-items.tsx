import { View } from '@tarojs/components'
import { useState } from 'react'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { linkElement } from '@/platform/first-screen'
import { countItems, type PackageGroup } from '../item-search'
import { Item } from './item'
import { LateItemSearch } from './late-parts'
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
      <LateItemSearch groups={groups} search={search} onChange={setSearch} />
      {!search?.trim() && (
        <>
          {shown.map((group) => (
            <Group
              key={group.id}
              group={group}
              isOpen={group.id === openId}
              onToggle={() => setOpenId(group.id === openId ? undefined : group.id)}
            />
          ))}
          {/* no part of the first screen that the server draws, which has 20 KB */}
          {rest.length > 0 && !linkElement && <RestOfGroups rest={rest} onShow={() => setIsAllShown(true)} />}
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
