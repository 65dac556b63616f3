import { View } from '@tarojs/components'
import { Heading } from '@/components/heading'
import { Tappable } from '@/components/tappable'
import { goodsRoute } from '@/features/catalogue/open-goods'
import { go } from '@/navigation/navigate'
import { ItemPicture } from '../item-picture'
import styles from './index.module.scss'

interface ItemHeadProps {
  item: { spuId: string; isBookable: boolean; spuName: string; specInfo: string; picUrl: string }
  note?: string
}

/** An ordered item, linked to its page. */
export function ItemHead({ item, note }: ItemHeadProps) {
  return (
    <Tappable className={styles.root} role="link" onClick={() => go(goodsRoute(item), { id: item.spuId })}>
      <ItemPicture src={item.picUrl} />
      <View className={styles.words}>
        <Heading level={2} size="body">
          {item.spuName}
        </Heading>
        {[item.specInfo, note].filter(Boolean).map((fact) => (
          <View key={fact} className={styles.note}>
            {fact}
          </View>
        ))}
      </View>
    </Tappable>
  )
}
