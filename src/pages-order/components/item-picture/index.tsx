import { View } from '@tarojs/components'
import { Image } from '@/components/image'
import { cx } from '@/components/web-props'
import styles from './index.module.scss'

/** The picture of an ordered item, beside its name; `isOff`: nothing can be done with it. */
export function ItemPicture({ src, isOff }: { src: string; isOff?: boolean }) {
  return (
    <View className={cx(styles.root, isOff && styles.off)}>
      <Image src={src} alt="" ratio="1:1" lazy />
    </View>
  )
}
