import { usePageParams } from '@/navigation/use-page-params'
import { JoinQueue } from './components/join-queue'
import { MyQueues } from './components/my-queues'
import { TicketPage } from './components/ticket-page'

interface QueueParams {
  /** id of a ticket */
  id: string
  /** the clinic to register at, with a preselected department or doctor */
  shopId: string
  departmentId: string
  doctorId: string
}

/** The queue page: one ticket, registration at a clinic, or all my tickets. */
export default function QueuePage() {
  const { id, shopId, departmentId, doctorId } = usePageParams<QueueParams>()
  if (id) return <TicketPage key={id} id={id} />
  if (shopId)
    return (
      <JoinQueue
        key={shopId}
        shopId={shopId}
        wish={{ departmentId: departmentId ?? '', doctorId: doctorId ?? '' }}
      />
    )
  return <MyQueues />
}
