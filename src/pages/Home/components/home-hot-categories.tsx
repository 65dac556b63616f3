import { View } from '@tarojs/components'
import { Chip, ChipRow } from '@/components/chip'
import { Section } from '@/components/section-header'
import { useHotCategoryQuery } from '@/features/catalogue/api/home-goods.api'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './home-hot-categories.module.scss'

/** Popular categories as chips; renders nothing without any. */
export function HomeHotCategories({ title }: { title: string }) {
  const { data, isLoading } = useHotCategoryQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!isLoading && !data?.length) return null
  return (
    <Section title={title}>
      <View className={styles.line}>
        {data && (
          <ChipRow label={title} role="group">
            {data.map(({ id, name }) => (
              <Chip key={id} role="link" onClick={() => go(routes.classification, { id })}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        )}
      </View>
    </Section>
  )
}
