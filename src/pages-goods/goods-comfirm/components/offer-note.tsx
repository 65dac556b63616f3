import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'

interface OfferNoteProps {
  /** the server's message */
  reason: string
  onNormalPrice: () => void
}

/** Shown in place of the price while the special price is refused: the reason, and a link to the regular price. */
export function OfferNote({ reason, onNormalPrice }: OfferNoteProps) {
  const { t } = useText('pages-goods')
  return (
    <View {...webProps({ role: 'alert' })}>
      <NextStrip
        kind="warn"
        icon="warning-circle"
        action={
          <Button kind="text" size="small" onClick={onNormalPrice}>
            {t('confirm.normalPrice')}
          </Button>
        }
        note={reason}
      >
        {t('confirm.offerRefused')}
      </NextStrip>
    </View>
  )
}
