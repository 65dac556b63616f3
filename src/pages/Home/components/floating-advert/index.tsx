import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

/** A small linked picture floating over the page; it can be closed. */
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
