import { View } from '@tarojs/components'
import type { DoctorDetail } from '@contract/routes/doctors'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { idPrefix, type Trouble } from './use-ask-sending'

/** Why the request failed or may have failed; links to the list of requests when that shows the outcome. */
export function AskTrouble({ trouble, doctor }: { trouble: Trouble; doctor: DoctorDetail }) {
  const { t } = useText('pages-clinic')
  const mine = (
    <Button kind="text" size="small" onClick={() => go(routes.clinicReservation, { shopId: doctor.shopId })}>
      {t('request.mine')}
    </Button>
  )
  return (
    <View id={`${idPrefix}-trouble`} ariaRole="alert">
      {trouble === 'exists' || trouble === 'maybeSent' ? (
        <NextStrip kind="warn" icon="warning" action={mine}>
          {t(`request.${trouble}`)}
        </NextStrip>
      ) : (
        <NextStrip kind="danger" icon={trouble === 'network' ? 'wifi-slash' : 'warning-circle'}>
          {trouble === 'network' ? t('request.notSent') : trouble.text}
        </NextStrip>
      )}
    </View>
  )
}
