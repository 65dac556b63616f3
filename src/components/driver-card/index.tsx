import { View } from '@tarojs/components'
import { AddressLines } from '../address-lines'
import { Heading } from '../heading'
import styles from './index.module.scss'

interface DriverCardProps {
  name: string
  addressChinese: string
  addressLatin: string
  phone: string
}

/** Name and address to show to a driver, as large as possible, in both scripts. */
export function DriverCard({ name, addressChinese, addressLatin, phone }: DriverCardProps) {
  return (
    <View className={styles.root}>
      <Heading level={3} size="headline">
        {name}
      </Heading>
      <AddressLines isLarge chinese={addressChinese} latin={addressLatin} />
      {phone && <View className={styles.phone}>{phone}</View>}
    </View>
  )
}
