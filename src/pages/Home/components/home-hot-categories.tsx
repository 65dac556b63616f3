import { View } from '@tarojs/components'
import { justRead } from '@/api/api'
import { Chip, ChipRow } from '@/components/chip'
import { Section } from '@/components/section-header'
import { useHotCategoryQuery } from '@/features/catalogue/api/home-goods.api'
import { tabletFromPx, useWindowSize } from '@/hooks/use-window-size'
import { go, linkTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './home-hot-categories.module.scss'

/**
 * Popular categories as chips; renders nothing without any. On a phone and on a desktop, where the links above are most
 * of them already, a style hides them: the page is drawn by the server without knowing the width.
 */
export function HomeHotCategories({ title }: { title: string }) {
  const isPhone = useWindowSize().width < tabletFromPx
  const isLeftOut = process.env.TARO_ENV !== 'h5' && isPhone
  const { data, isLoading } = useHotCategoryQuery(undefined, {
    skip: isLeftOut,
    refetchOnMountOrArgChange: justRead,
  })
  if (isLeftOut || (!isLoading && !data?.length)) return null
  return (
    <View className={styles.root}>
      <Section title={title}>
        <View className={styles.line}>
          {data && (
            <ChipRow isWide label={title} role="group">
              {data.map(({ id, name }) => (
                <Chip
                  key={id}
                  role="link"
                  href={linkTo(toUrl(routes.classification, { id }))}
                  onClick={() => go(routes.classification, { id })}
                >
                  {name}
                </Chip>
              ))}
            </ChipRow>
          )}
        </View>
      </Section>
    </View>
  )
}
