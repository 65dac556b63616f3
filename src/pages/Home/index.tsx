import { View } from '@tarojs/components'

export default function Home() {
  return <View />
}
