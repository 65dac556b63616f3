import { View } from '@tarojs/components'
import { Icon } from '../icon'
import { Image } from '../image'
import { cx } from '../web-props'
import styles from './index.module.scss'

/** A round portrait; an outline of a person without a picture. */
export function Avatar({
  src,
  alt,
  size = 'm',
}: {
  src?: string | null
  alt: string
  size?: 's' | 'm' | 'l'
}) {
  return (
    <View className={cx(styles.root, styles[size])}>
      {src ? (
        <Image src={src} alt={alt} />
      ) : (
        <Icon name="user" size={size === 'l' ? 28 : 20} label={alt || undefined} />
      )}
    </View>
  )
}
