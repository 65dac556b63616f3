import { Card } from '@/components/card'
import type { IconName } from '@/components/icon'
import { IconGrid } from '@/components/icon-grid'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

const entries = [
  { key: 'appointments', icon: 'calendar-check-duotone', route: routes.reservation },
  { key: 'persons', icon: 'users-duotone', route: routes.bookingPerson },
  { key: 'free', icon: 'gift-duotone', route: routes.freeReservations }
] as const satisfies readonly { key: string; icon: IconName; route: string }[]

/** Ways into appointments, persons and free services. */
export function CareEntries() {
  const { t } = useText('main')
  return (
    <Card title={t('mine.care.title')}>
      <IconGrid columns={3} items={entries.map(({ key, icon }) => ({ key, icon, text: t(`mine.care.${key}`) }))} onOpen={({ key }) => { const entry = entries.find((one) => one.key === key); if (entry) go(entry.route) }} />
    </Card>
  )
}
