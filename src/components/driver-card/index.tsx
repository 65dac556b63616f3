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

/** The card that is shown to a driver: the name and the address, as large as they go, in both scripts. */
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
