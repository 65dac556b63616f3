import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { selectTabBarInfo } from '@/features/shell/shell.slice'
import { leadsSomewhere, linkTo, openLink } from '@/navigation/navigate'
import { useAppSelector } from '@/store/hooks'
import styles from './home-icons.module.scss'

/** Links into the app; those without a page are omitted. */
export function HomeIcons() {
  // requested by the page
  const icons = useAppSelector(selectTabBarInfo).filter(({ orderDetailUrl }) =>
    leadsSomewhere(orderDetailUrl),
  )
  return (
    <Card flush>
      <View className={styles.inside}>
        <IconGrid
          filled
          items={icons.map(({ id, name, icon, orderDetailUrl }) => ({
            key: id,
            text: name,
            href: linkTo(orderDetailUrl),
            icon: `${icon}-duotone` as IconName,
          }))}
          onOpen={({ key }) => openLink(icons.find(({ id }) => id === key)?.orderDetailUrl ?? '/')}
        />
      </View>
    </Card>
  )
}
