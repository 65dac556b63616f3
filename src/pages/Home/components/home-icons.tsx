import { View } from '@tarojs/components'
import { justRead } from '@/api/api'
import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { useNavigationBarQuery } from '@/features/content/api/content.api'
import { selectTabBarInfo } from '@/features/shell/shell.slice'
import { leadsSomewhere, openLink } from '@/navigation/navigate'
import { useAppSelector } from '@/store/hooks'
import styles from './home-icons.module.scss'

/** Links into the app; those without a page are omitted. */
export function HomeIcons() {
  useNavigationBarQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const icons = useAppSelector(selectTabBarInfo).filter(({ orderDetailUrl }) =>
    leadsSomewhere(orderDetailUrl),
  )
  return (
    <Card flush>
      <View className={styles.inside}>
        <IconGrid
          filled
          items={icons.map(({ id, name, icon }) => ({
            key: id,
            text: name,
            icon: `${icon}-duotone` as IconName,
          }))}
          onOpen={({ key }) => openLink(icons.find(({ id }) => id === key)?.orderDetailUrl ?? '/')}
        />
      </View>
    </Card>
  )
}
