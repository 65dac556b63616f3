import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

export interface TimelineStep {
  key: string
  /** its position among all steps, when previous steps are hidden */
  number?: number
  state: 'done' | 'now' | 'later'
  title: ReactNode
  /** a Tag at the end of the title's line */
  tag?: ReactNode
  note?: ReactNode
  content?: ReactNode
}

/**
 * Steps in order: a filled tick for completed, a ring for current, a grey ring for later ones; the state is
 * also announced.
 */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  const { t } = useText('common')
  return (
    <View ariaRole="list" ariaLabel={label}>
      {steps.map((step, i) => (
        <View
          key={step.key}
          className={styles.step}
          ariaRole="listitem"
          {...webProps({ 'aria-current': step.state === 'now' ? 'step' : undefined })}
        >
          <View className={cx(styles.node, styles[step.state])}>
            {step.state === 'done' ? <Icon name="check-bold" size={14} /> : (step.number ?? i + 1)}
          </View>
          <View className={styles.body}>
            <View className={styles.head}>
              <View className={cx(styles.title, step.state === 'now' && styles.current)}>
                <VisuallyHidden>{t(`timeline.${step.state}`)} </VisuallyHidden>
                {step.title}
              </View>
              {step.tag}
            </View>
            {step.note && <View className={styles.note}>{step.note}</View>}
            {step.content && <View className={styles.content}>{step.content}</View>}
          </View>
        </View>
      ))}
    </View>
  )
}
