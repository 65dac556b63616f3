import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { idPrefix, type Trouble } from '../use-free-book-sending'

/**
 * Why the appointment was not booked, or may have been, with a link to the appointments when only they show
 * the outcome.
 */
export function TroubleNote({ trouble }: { trouble: Trouble }) {
  const { t } = useText('pages-goods')
  const appointments = (
    <Button kind="text" size="small" onClick={() => go(routes.reservation)}>
      {t('freeBook.appointments')}
    </Button>
  )
  return (
    <View id={`${idPrefix}-trouble`} ariaRole="alert">
      {trouble === 'already' ? (
        <NextStrip kind="warn" icon="warning" action={appointments} note={t('freeBook.alreadyText')}>
          {t('freeBook.already')}
        </NextStrip>
      ) : trouble === 'maybeBooked' ? (
        <NextStrip kind="warn" icon="warning" action={appointments}>
          {t('freeBook.maybeBooked')}
        </NextStrip>
      ) : (
        <NextStrip kind="danger" icon={trouble === 'network' ? 'wifi-slash' : 'warning-circle'}>
          {trouble === 'network' ? t('freeBook.notSent') : trouble.text}
        </NextStrip>
      )}
    </View>
  )
}
