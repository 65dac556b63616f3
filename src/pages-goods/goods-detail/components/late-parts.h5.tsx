import type { ReactNode } from 'react'
import { UnreadState } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { useLateCode } from '@/hooks/use-late-code'
import { useText } from '@/i18n/use-text'
import type { BookingSlotsProps } from './booking-slots'
import type { DetailRestProps } from './detail-rest'
import { Side } from './detail-sides'
import type { HelpProps } from './help'
import type { ItemSearchProps } from './item-search-field'
import type { StoresProps } from './stores'

const loadSlots = () => import(/* webpackChunkName: "goods-late" */ './booking-slots')
const loadRest = () => import(/* webpackChunkName: "goods-late" */ './detail-rest')
const loadSearch = () => import(/* webpackChunkName: "goods-late" */ './item-search-field')
const loadStores = () => import(/* webpackChunkName: "goods-late" */ './stores')
const loadHelp = () => import(/* webpackChunkName: "goods-late" */ './help')

/** The calendar, whose code is loaded after the page. */
export function LateBookingSlots(props: BookingSlotsProps) {
  const { t } = useText('pages-goods')
  const { isOpen, close } = props.booking
  const { code, state } = useLateCode(loadSlots, isOpen)
  if (code) return <code.BookingSlots {...props} />
  return (
    <Sheet isTall isWide isOpen={isOpen} title={t('detail.slots.title')} onClose={close}>
      <UnreadState isPart state={state} skeleton={null} />
    </Sheet>
  )
}

/** Customer service, whose code is loaded after the page. */
export function LateHelp(props: HelpProps) {
  const { t: common } = useText('common')
  const { code, state } = useLateCode(loadHelp, props.isOpen)
  if (code) return <code.Help {...props} />
  return (
    <Sheet isOpen={props.isOpen} title={common('contact.title')} onClose={props.onClose}>
      <UnreadState isPart state={state} skeleton={null} />
    </Sheet>
  )
}

/** The last cards of the page, whose code is loaded after it. */
export function LateRest(props: DetailRestProps) {
  const { code, state } = useLateCode(loadRest, props.isDue)
  if (code) return <code.DetailRest {...props} />
  // nothing is below: a placeholder would only announce what nobody sees yet
  return state.kind === 'failed' ? (
    <Side>
      <UnreadState isPart state={state} skeleton={null} />
    </Side>
  ) : null
}

/** The clinics once they are known, whose code is loaded after the page. */
export function LateStores({ placeholder, ...props }: StoresProps & { placeholder: ReactNode }) {
  const { code, state } = useLateCode(loadStores, props.isAllOpen)
  if (code) return <code.Stores {...props} />
  return state.kind === 'failed' ? <UnreadState isPart state={state} skeleton={null} /> : placeholder
}

/** The search among a package's items, whose code is loaded after the page. */
export function LateItemSearch(props: ItemSearchProps) {
  const isOpen = props.search !== null
  const { code, state } = useLateCode(loadSearch, isOpen)
  if (code) return <code.ItemSearch {...props} />
  return isOpen ? <UnreadState isPart state={state} skeleton={<Skeleton shape="block" />} /> : null
}
