import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import type { RequestParams } from './ask/ask-form'
import { AskPage } from './ask/ask-page'
import { RequestPage } from './request/request-page'

const readParams = ({
  id = '',
  doctorId = '',
  date = '',
  time = '',
  personId = '',
  previousId = '',
}: Partial<Record<string, string>>): RequestParams => ({ id, doctorId, date, time, personId, previousId })

/** A request to a doctor: with `id` a sent request in its current state, else the form of a new one. */
export default function DoctorBooking() {
  const [params, change] = useAddressState<RequestParams>(routes.doctorBooking, readParams)
  return params.id ? (
    <RequestPage key={params.id} id={params.id} />
  ) : (
    <AskPage key={params.doctorId} params={params} onSent={(id) => change({ ...readParams({ id }) })} />
  )
}
