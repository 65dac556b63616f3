import { View } from '@tarojs/components'
import { Chip, ChipRow } from '@/components/chip'
import { Heading } from '@/components/heading'
import { useText } from '@/i18n/use-text'
import { useDepartmentsQuery } from '@/pages-clinic/api/clinic.api'
import styles from './clinic-search.module.scss'

/** Shown before anything is typed: the departments as suggested search words. */
export function SearchBeginning({ shopId, onSearch }: { shopId: string; onSearch: (word: string) => void }) {
  const { t } = useText('pages-clinic')
  const { data } = useDepartmentsQuery(shopId ? { shopId } : {})
  if (!data || data.length === 0) return null
  return (
    <View className={styles.beginning}>
      <Heading level={2}>{t('clinic.departments')}</Heading>
      <ChipRow wrap role="group" label={t('clinic.departments')}>
        {data.map(({ id, name }) => (
          <Chip key={id} role="button" onClick={() => onSearch(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </View>
  )
}
