import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import styles from './index.module.scss'

const steps = {
  region: 'shop',
  shop: 'shop',
  date: 'time',
  time: 'time',
  person: 'person',
  recipient: 'recipient',
  buyerName: 'name',
  phone: 'phone',
  discount: 'discount',
  code: 'discount',
  agreed: 'agree',
  lines: 'lines',
  reason: 'reason',
  score: 'score',
} as const

/** Above a form's button: all that it cannot be sent without, in the order of the form. */
export function StillNeeded({ fields }: { fields: readonly string[] }) {
  const { t } = useText('common')
  const missing = new Set(
    fields.flatMap((field) => (field in steps ? steps[field as keyof typeof steps] : [])),
  )
  if (missing.size === 0) return null
  const names = [...missing].map((step) => t(`stillNeeded.${step}`)).join(t('stillNeeded.comma'))
  return (
    <View className={styles.root}>
      <Icon name="info" size={16} className={styles.icon} />
      <View>{t('stillNeeded.text', { names })}</View>
    </View>
  )
}
