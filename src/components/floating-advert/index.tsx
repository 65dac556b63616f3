import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { Image } from '../image'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

/** A small picture that hovers over the page and leads somewhere; it can be closed. */
export function FloatingAdvert({
  picture,
  name,
  onOpen,
  onClose,
}: {
  picture: string
  name: string
  onOpen: () => void
  onClose: () => void
}) {
  const { t } = useText('common')
  return (
    <View className={styles.root} ariaRole="complementary" ariaLabel={t('advert.label')}>
      <Tappable className={styles.picture} role="link" label={name} onClick={onOpen}>
        <Image src={picture} alt="" mode="aspectFit" />
      </Tappable>
      <Tappable className={styles.close} label={t('advert.close')} onClick={onClose}>
        <View className={styles.mark}>
          <Icon name="x" size={14} />
        </View>
      </Tappable>
    </View>
  )
}
