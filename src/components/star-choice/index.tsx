import { View } from '@tarojs/components'
import { focusById } from '@/utils/focus-element'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

const stars = [1, 2, 3, 4, 5] as const
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

interface StarChoiceProps {
  label: string
  /** accessible name of a number of stars */
  starsText: (count: number) => string
  /** meaning of a number of stars, shown below them; the two ends until one is chosen */
  wordOf: (score: number) => string
  /** 0: none selected */
  value: number
  onChange: (value: number) => void
}

/** One to five stars, selected by a press or the arrow keys; the number is announced and shown below them. */
export function StarChoice({ label, starsText, wordOf, value, onChange }: StarChoiceProps) {
  const move = (from: number, key: string) => {
    const to = from + (steps[key] ?? 0)
    if (to === from || to < 1 || to > stars.length) return
    onChange(to)
    focusById(`star-${to}`)
  }
  return (
    <View className={styles.stars} ariaRole="radiogroup" ariaLabel={label}>
      {stars.map((n) => (
        <Tappable
          key={n}
          id={`star-${n}`}
          role="radio"
          className={styles.star}
          label={starsText(n)}
          checked={n === value}
          tabIndex={n === (value || 1) ? 0 : -1}
          onClick={() => onChange(n)}
          onKeyDown={(key) => move(n, key)}
        >
          <Icon name={n <= value ? 'star-fill' : 'star'} size={28} />
        </Tappable>
      ))}
      <View className={styles.word}>
        {value > 0 ? (
          wordOf(value)
        ) : (
          <View className={styles.ends}>
            <View>{wordOf(1)}</View>
            <View>{wordOf(stars.length)}</View>
          </View>
        )}
      </View>
    </View>
  )
}
