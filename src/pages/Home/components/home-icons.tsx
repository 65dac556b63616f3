import { View } from '@tarojs/components'
import { justRead } from '@/api/api'
import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { useNavigationBarQuery } from '@/features/content/api/content.api'
import { leadsSomewhere, linkTo, openLink } from '@/navigation/navigate'
import styles from './home-icons.module.scss'

/** Links into the app; those without a page are omitted. */
export function HomeIcons() {
  const { data } = useNavigationBarQuery(undefined, { refetchOnMountOrArgChange: justRead })
  const icons = data?.filter(({ link }) => leadsSomewhere(link)) ?? []
  return (
    <Card flush>
      <View className={styles.inside}>
        <IconGrid
          filled
          items={icons.map(({ id, name, icon, link }) => ({
            key: id,
            text: name,
            href: linkTo(link),
            icon: `${icon}-duotone` as IconName,
          }))}
          onOpen={({ key }) => openLink(icons.find(({ id }) => id === key)?.link ?? '/')}
        />
      </View>
    </Card>
  )
}
