import { View } from '@tarojs/components'

export default function Login() {
  return <View />
}
