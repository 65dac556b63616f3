import { View } from '@tarojs/components'
import { useDoctorsOfShopQuery } from '@/api/doctors.api'
import { Avatar } from '@/components/avatar'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { formatShortDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './shop-doctors.module.scss'

const SHOWN = 6

/** Who sees people here, the soonest free first. */
export function ShopDoctors({ shopId }: { shopId: string }) {
  const { t } = useText('pages-shop')
  const { data } = useDoctorsOfShopQuery({ shopId, size: SHOWN })
  if (!data || data.records.length === 0) return null
  return (
    <Card title={t('shop.doctors', { count: data.total })}>
      <View ariaRole="list">
        {data.records.map(
          ({ id, name, title, departmentName, languages, picUrl, firstFreeDay, firstFreeTime }) => (
            <View key={id} className={styles.doctor} ariaRole="listitem">
              <Avatar src={picUrl} alt="" size="m" />
              <View className={styles.words}>
                <View className={styles.name}>{name}</View>
                <View className={styles.note}>{[title, departmentName].filter(Boolean).join(' · ')}</View>
                <View className={styles.note}>
                  {languages.map((language) => t(`shop.language.${language}`)).join(t('shop.comma'))}
                </View>
                {firstFreeDay && (
                  <View className={styles.free}>
                    <Icon name="clock" size={14} />
                    <View>
                      {t('shop.firstFree', {
                        when: [formatShortDay(firstFreeDay), firstFreeTime].filter(Boolean).join(' '),
                      })}
                    </View>
                  </View>
                )}
              </View>
            </View>
          ),
        )}
      </View>
    </Card>
  )
}
