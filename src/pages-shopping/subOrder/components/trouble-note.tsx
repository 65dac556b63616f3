import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { idPrefix } from '../id-prefix'
import type { SendTrouble } from '../sub-order-form'

/** Why the order was not placed, or may have been, with a link to the orders when only they show the outcome. */
export function TroubleNote({ trouble }: { trouble: SendTrouble | null }) {
  const { t } = useText('pages-shopping')
  return (
    <View id={`${idPrefix}-trouble`} {...webProps({ role: 'alert' })}>
      {trouble === 'maybePlaced' && (
        <NextStrip
          kind="warn"
          icon="warning"
          action={
            <Button kind="text" size="small" onClick={() => go(routes.orderList)}>
              {t('subOrder.seeOrders')}
            </Button>
          }
        >
          {t('subOrder.maybePlaced')}
        </NextStrip>
      )}
      {trouble === 'network' && (
        <NextStrip kind="danger" icon="wifi-slash">
          {t('subOrder.notSent')}
        </NextStrip>
      )}
      {trouble !== null && typeof trouble === 'object' && (
        <NextStrip kind="danger" icon="warning-circle">
          {trouble.text}
        </NextStrip>
      )}
    </View>
  )
}
