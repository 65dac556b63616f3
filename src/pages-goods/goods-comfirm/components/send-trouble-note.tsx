import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { idPrefix } from '../use-order-form'
import type { SendTrouble } from '../use-order-refusal'

/** Why the order was not placed, or may have been, with a link to the orders when only they show the outcome. */
export function SendTroubleNote({ trouble }: { trouble: SendTrouble }) {
  const { t } = useText('pages-goods')
  return (
    <View id={`${idPrefix}-trouble`} ariaRole="alert">
      {trouble === 'maybePlaced' || (trouble !== 'network' && trouble.isAboutOrders) ? (
        <NextStrip
          kind="warn"
          icon="warning"
          action={
            <Button kind="text" size="small" onClick={() => go(routes.orderList)}>
              {t('confirm.seeOrders')}
            </Button>
          }
        >
          {trouble === 'maybePlaced' ? t('confirm.maybePlaced') : trouble.text}
        </NextStrip>
      ) : (
        <NextStrip kind="danger" icon="wifi-slash">
          {trouble === 'network' ? t('confirm.notSent') : trouble.text}
        </NextStrip>
      )}
    </View>
  )
}
