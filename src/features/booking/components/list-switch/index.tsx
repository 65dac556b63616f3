import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { Segmented } from '@/components/segmented'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { focusElement } from '@/utils/focus-element'
import styles from './index.module.scss'

const lists = { date: routes.reservation, clinic: routes.clinicReservation } as const
type By = keyof typeof lists
const ways = Object.keys(lists) as By[]

/** The one page has left for the other, on which the focus goes on where it was. */
let isSwitched = false

interface ListSwitchProps {
  by: By
  /** what the list shows, which the other one shows as well */
  tab: string
  personId: string | undefined
}

/** Appointments by date or by clinic: two pages that are one list, hence without an entry in the history. */
export function ListSwitch({ by, tab, personId }: ListSwitchProps) {
  const { t } = useText('common')
  const idPrefix = `by-${by}`
  useEffect(() => {
    if (isSwitched) focusElement(`${idPrefix}-${by}`)
    isSwitched = false
  }, [idPrefix, by])
  const open = (key: By) => {
    isSwitched = true
    replace(lists[key], { tab, personId })
  }
  return (
    <View className={styles.root}>
      <Segmented
        role="link"
        idPrefix={idPrefix}
        items={ways.map((key) => ({ key, label: t(`booking.by.${key}`) }))}
        active={by}
        label={t('booking.by.label')}
        onChange={open}
      />
    </View>
  )
}
