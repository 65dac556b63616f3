import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import type { ReductionWords } from '@/features/orders/hooks/use-reduced-price'
import styles from './index.module.scss'

interface OfferNoteProps {
  words: ReductionWords
  /** the server's message */
  reason: string
  /** label of the button that requests the price again */
  again: string
  isCounting: boolean
  onAgain: () => void
}

/** Shown in place of the price while the special price is refused; the bar leads on to the regular price. */
export function OfferNote({ words: t, reason, again, isCounting, onAgain }: OfferNoteProps) {
  return (
    <View {...webProps({ role: 'alert' })}>
      <NextStrip
        kind="warn"
        icon="warning-circle"
        note={
          <>
            <View>{reason}</View>
            <Button kind="outline" size="small" busy={isCounting} className={styles.action} onClick={onAgain}>
              {again}
            </Button>
          </>
        }
      >
        {t('reductions.offer.refused')}
      </NextStrip>
    </View>
  )
}
