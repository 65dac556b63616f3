import { View } from '@tarojs/components'

export default function NotFound() {
  return <View />
}
