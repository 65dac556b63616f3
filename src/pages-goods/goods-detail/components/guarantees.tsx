import { View } from '@tarojs/components'
import { useState } from 'react'
import { Icon } from '@/components/icon'
import { serverIcon } from '@/components/icon/server-icon'
import { ListRow } from '@/components/list-row'
import { Sheet } from '@/components/sheet'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { useEnsureListQuery } from '@/pages-goods/api/goods-room.api'
import styles from './guarantees.module.scss'

/**
 * The guarantees in one line; a press opens their conditions. Omitted when they cannot be read, since nothing
 * depends on them.
 */
export function Guarantees({ spuId }: { spuId: string }) {
  const { t } = useText('pages-goods')
  const [isOpen, setIsOpen] = useState(false)
  const { data = [], isLoading } = useEnsureListQuery(spuId)
  if (isLoading) return <View className={styles.root} />
  if (data.length === 0) return null
  return (
    <>
      <Tappable
        className={styles.root}
        label={`${t('detail.guarantees')} ${data.map(({ name }) => name).join(' ')}`}
        onClick={() => setIsOpen(true)}
      >
        {data.map(({ id, name, icon }) => (
          <View key={id} className={styles.one}>
            <Icon name={serverIcon(icon, 'regular')} size={16} className={styles.icon} />
            <View>{name}</View>
          </View>
        ))}
      </Tappable>
      <Sheet isOpen={isOpen} title={t('detail.guarantees')} onClose={() => setIsOpen(false)}>
        {data.map(({ id, name, detail, icon }) => (
          <ListRow key={id} icon={serverIcon(icon, 'regular')} title={name} note={detail} />
        ))}
      </Sheet>
    </>
  )
}
