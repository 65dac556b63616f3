import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ClinicCard } from '@/components/clinic-card'
import { ensureTexts } from '@/i18n/engine'
import { ShopsSkeleton } from '@/pages/Shops/components/shops-skeleton'
import { ProfileSkeleton } from '@/pages-clinic/clinic-doctor/doctor-profile'
import { DoctorHead } from '@/pages-clinic/components/doctor-head'
import { DoctorHeadSkeleton } from '@/pages-clinic/components/doctor-head/skeleton'
import { AskSkeleton } from '@/pages-clinic/doctor-booking/ask/ask-page'
import { MessageRow } from '@/pages-mine/messages/message-row'
import { MessagesSkeleton } from '@/pages-mine/messages/messages-skeleton'
import { CouponTicket } from '@/pages-shopping/coupons/coupon-ticket'
import { CouponsSkeleton } from '@/pages-shopping/coupons/coupons-skeleton'

const shown = (node: ReactElement) => render(node).container
const childrenOf = (node: Element | null | undefined) =>
  [...(node?.children ?? [])].map(({ className }) => className)

beforeAll(() => ensureTexts('common', 'main', 'pages-clinic', 'pages-mine', 'pages-shopping'))

test('placeholders of messages are rows of cards below their days, as the messages are', () => {
  const message = {
    id: 'one',
    title: 'A',
    text: 'B',
    topic: 'queue',
    time: '09:00',
    isRead: true,
    link: null,
  }
  const row = shown(<MessageRow message={message as never} onOpen={() => undefined} />)
  const waiting = shown(<MessagesSkeleton />)
  expect(childrenOf(waiting.querySelector('.day > .root > .row'))).toEqual(
    childrenOf(row.querySelector('.row')),
  )
})

test('placeholders of coupons are tickets in the columns of the list', () => {
  const coupon = {
    name: 'A',
    reduceAmount: 100,
    percentOff: null,
    maxReduce: null,
    premiseAmount: 0,
    suits: [],
  }
  const ticket = shown(<CouponTicket coupon={coupon as never} note="B" />)
  const waiting = shown(<CouponsSkeleton />)
  expect(childrenOf(waiting.querySelector('.list > .ticket'))).toEqual(
    childrenOf(ticket.querySelector('.ticket')),
  )
})

test('placeholders of clinics stand in the columns of the list, with pictures of their size', () => {
  const clinic = { id: 'one', name: 'A', picture: '/x.svg', isOpen: true, openText: 'Open' }
  const card = shown(<ClinicCard clinic={clinic} isBare />)
  const waiting = shown(<ShopsSkeleton />)
  expect(childrenOf(waiting.querySelector('.list > .root > .bare'))).toEqual(
    childrenOf(card.querySelector('.bare')),
  )
})

test("the placeholder of a doctor's header has its parts", () => {
  const head = shown(<DoctorHead name="A" title="B" picture="/x.svg" facts={[]} />)
  expect(shown(<DoctorHeadSkeleton />).querySelector('.root')?.children).toHaveLength(
    head.querySelector('.root')?.children.length ?? 0,
  )
})

test('placeholders of a doctor and of a request are in the columns of the page', () => {
  const [head, ...parts] = childrenOf(shown(<ProfileSkeleton />).querySelector('.columns'))
  expect(head).toContain('flush')
  expect(parts).toEqual(['times', 'stack'])
  expect(childrenOf(shown(<AskSkeleton />).querySelector('.columns'))).toEqual(['column summary', 'column'])
})
