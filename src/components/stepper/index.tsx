import { View } from '@tarojs/components'
import { useTick } from '@/hooks/use-tick'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

interface StepperProps {
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
  /** what is counted, announced before the number */
  label?: string
  disabled?: boolean
}

/** A quantity between min and max. */
export function Stepper({ value, min = 1, max, onChange, label, disabled }: StepperProps) {
  const { t } = useText('common')
  const tick = useTick()
  const set = (next: number) => {
    const inside = Math.min(max, Math.max(min, next))
    if (inside === value) return
    tick()
    onChange(inside)
  }
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={label ?? t('stepper.count')}>
      <Tappable
        className={cx(styles.step, (disabled || value <= min) && styles.off)}
        label={t('stepper.less')}
        isDisabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size={16} />
      </Tappable>
      <View className={styles.value} {...webProps({ 'aria-live': 'polite' })}>
        {value}
      </View>
      <Tappable
        className={cx(styles.step, (disabled || value >= max) && styles.off)}
        label={t('stepper.more')}
        isDisabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" size={16} />
      </Tappable>
    </View>
  )
}
