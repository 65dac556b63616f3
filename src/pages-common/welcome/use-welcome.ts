import { useEffect, useState } from 'react'
import { useProtocolListQuery } from '@/features/content/api/content.api'
import { homeDialogClosed } from '@/features/shell/shell.slice'
import { useHomeConfigQuery, useOpeningAdvertQuery } from '@/features/shop-config/api/config.api'
import { useLatest } from '@/hooks/use-latest'
import { isEntrance, leaveWelcome } from '@/navigation/first-launch'
import { usePageParams } from '@/navigation/navigate'
import { giveConsent, hasConsent } from '@/platform/storage'
import { useAppDispatch } from '@/store/hooks'
import { readState } from '@/utils/read-state'

// An advert that takes longer than this is skipped
const ADVERT_WAIT_MS = 1500

/**
 * State of the first launch: the answer to the privacy terms, the opening advert after it, and the next page.
 */
export function useWelcome() {
  const { to = '' } = usePageParams<{ to: string }>()
  const dispatch = useAppDispatch()
  const [isAgreed, setIsAgreed] = useState(false)
  const [isAdvertOpen, setIsAdvertOpen] = useState(false)
  // users who have answered before are forwarded at once
  const [isAnswered] = useState(hasConsent)
  const isForEntrance = isEntrance(to)
  const protocols = useProtocolListQuery(undefined, { skip: isAnswered })
  const config = useHomeConfigQuery(undefined, { skip: isAnswered || !isForEntrance })
  const advert = useOpeningAdvertQuery(config.data?.openingAdvertId ?? '', {
    skip: !config.data?.openingAdvertId,
  })
  const picUrl = advert.data?.isShow === true ? advert.data.picUrl : ''
  useEffect(() => {
    if (isAnswered) leaveWelcome(to)
  }, [isAnswered, to])

  const leave = () => leaveWelcome(to)
  const isAdvertOnItsWay = isForEntrance && (config.isLoading || advert.isLoading)
  const goOn = useLatest(() => {
    if (!picUrl) return leave()
    setIsAdvertOpen(true)
    // the home page's poster would be the same picture again
    dispatch(homeDialogClosed())
  })
  useEffect(() => {
    if (!isAgreed) return undefined
    if (!isAdvertOnItsWay) return goOn.current()
    const timer = setTimeout(() => goOn.current(), ADVERT_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isAgreed, isAdvertOnItsWay, goOn])
  const agree = () => {
    giveConsent()
    setIsAgreed(true)
  }
  return {
    isAnswered,
    isAgreed,
    isAdvertOpen,
    picUrl,
    protocols: readState(protocols.data, protocols),
    agree,
    leave,
  }
}
