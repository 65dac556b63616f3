import { View } from '@tarojs/components'

export default function EditPerson() {
  return <View />
}
