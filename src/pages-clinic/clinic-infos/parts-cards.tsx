import { View } from '@tarojs/components'
import type { ClinicInfo } from '@contract/routes/departments'
import type { ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { RichText } from '@/components/rich-text'
import { Tag } from '@/components/tag'
import { formatDate } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './clinic-infos.module.scss'

interface Parts {
  shop: ShopDetail
  info: ClinicInfo
}

/** Notices, accessibility, insurers and pictures; each card only when it has content. */
export function PartsCards({ shop, info }: Parts) {
  const { t } = useText('pages-clinic')
  return (
    <>
      {info.notices.length > 0 && <Notices notices={info.notices} />}
      {shop.access.length > 0 && (
        <Card title={t('clinic.info.access')}>
          <View className={styles.access} ariaRole="list">
            {shop.access.map((feature) => (
              <View key={feature} className={styles.way} ariaRole="listitem">
                <Icon name="check-circle" className={styles.icon} />
                <View>{t(`clinic.info.feature.${feature}`)}</View>
              </View>
            ))}
          </View>
        </Card>
      )}
      {info.insurers.length > 0 && (
        <Card title={t('clinic.info.insurers')}>
          <View className={styles.tags}>
            {info.insurers.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </View>
        </Card>
      )}
      {shop.picUrls.length > 0 && <Pictures shop={shop} />}
    </>
  )
}

function Notices({ notices }: Pick<ClinicInfo, 'notices'>) {
  const { t } = useText('pages-clinic')
  return (
    <Card title={t('clinic.info.notices')}>
      <View className={styles.notices}>
        {notices.map(({ id, title, content, date }) => (
          <View key={id} className={styles.notice}>
            <Heading level={3} size="body">
              {title}
            </Heading>
            <View className={styles.note}>{formatDate(date)}</View>
            <RichText html={content} />
          </View>
        ))}
      </View>
    </Card>
  )
}

function Pictures({ shop: { name, picUrls } }: Pick<Parts, 'shop'>) {
  const { t } = useText('pages-clinic')
  return (
    <Card title={t('clinic.info.pictures')}>
      <View className={styles.pictures}>
        {picUrls.map((url, index) => (
          <View key={url} className={styles.picture}>
            <Image src={url} alt={t('clinic.info.pictureOf', { name, n: index + 1 })} ratio="4:3" lazy />
          </View>
        ))}
      </View>
    </Card>
  )
}
