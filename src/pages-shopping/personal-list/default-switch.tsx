import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Switch } from '@/components/switch'
import styles from './personal-edit.module.scss'

interface DefaultSwitchProps {
  label: string
  note: string
  isDefault: boolean
  onChange: (isDefault: boolean) => void
}

/** Whether this one is selected by default. */
export function DefaultSwitch({ label, note, isDefault, onChange }: DefaultSwitchProps) {
  return (
    <Card>
      <Switch label={label} checked={isDefault} onChange={onChange}>
        <View>{label}</View>
        <View className={styles.note}>{note}</View>
      </Switch>
    </Card>
  )
}
