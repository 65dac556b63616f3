import { useState } from 'react'
import { useOpenTicketsQuery } from '@/features/queue/api/open-tickets.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useHomeConfigQuery, useHoveringAdvertQuery } from '@/features/shop-config/api/config.api'
import { msToDay } from '@/i18n/format'
import { leadsSomewhere, openLink } from '@/navigation/navigate'
import { readStored, writeStored } from '@/platform/storage'
import { useAppSelector } from '@/store/hooks'
import { FloatingAdvert } from './floating-advert'

/**
 * The hovering advert; once closed, it stays hidden for the rest of the day. Whoever is in a queue sees the state of
 * that alone (home-queue).
 */
export function HomeAdvert() {
  const { data: config } = useHomeConfigQuery()
  const id = config?.hoveringAdvertId ?? ''
  const [isClosed, setIsClosed] = useState(() => readStored('hoveringAdvertClosedOn') === msToDay(Date.now()))
  const { data: advert } = useHoveringAdvertQuery(id, { skip: id === '' || isClosed })
  const { data: tickets, isLoading } = useOpenTicketsQuery(undefined, {
    skip: !useAppSelector(selectIsSignedIn),
  })
  if (
    isClosed ||
    isLoading ||
    tickets?.length ||
    advert?.isShow !== true ||
    !advert.picUrl ||
    !leadsSomewhere(advert.link)
  )
    return null
  const close = () => {
    setIsClosed(true)
    writeStored('hoveringAdvertClosedOn', msToDay(Date.now()))
  }
  return (
    <FloatingAdvert
      picture={advert.picUrl}
      name={advert.alt}
      onOpen={() => openLink(advert.link)}
      onClose={close}
    />
  )
}
