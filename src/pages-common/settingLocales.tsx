import { View } from '@tarojs/components'

export default function SettingLocales() {
  return <View />
}
