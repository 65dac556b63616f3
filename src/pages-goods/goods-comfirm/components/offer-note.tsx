import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'

interface OfferNoteProps {
  /** in the server's words */
  reason: string
  onNormalPrice: () => void
}

/** Shown in place of the sum while the special price is not given: why, and the way to the normal price. */
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
