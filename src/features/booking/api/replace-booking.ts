import type { Booking } from '@contract/routes/bookings'
import { api } from '@/api/api'

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Overwrites every copy of the appointment inside a cached answer. */
function overwrite(node: unknown, booking: Booking): void {
  if (!isPlain(node)) return
  if (node.id === booking.id && 'verifyCode' in node) Object.assign(node, booking)
  else Object.values(node).forEach((child) => overwrite(child, booking))
}

type CachedEndpoint = Parameters<typeof api.util.updateQueryData>[0]

interface BookingWrite {
  dispatch: (action: ReturnType<typeof api.util.updateQueryData>) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: Booking | readonly Booking[] }>
}

/**
 * Puts the answer of a write into every cached answer that contains its appointments (lists, ticket, order)
 * before these are refetched, so that no outdated date or code is shown after the confirmation.
 */
export async function replaceWithAnswer(
  _arg: unknown,
  { dispatch, getState, queryFulfilled }: BookingWrite,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined)
  if (!answer) return
  const written = [answer.data].flat()
  const cached = api.util.selectInvalidatedBy(getState() as never, ['Booking'])
  cached.forEach(({ endpointName, originalArgs }) =>
    dispatch(
      api.util.updateQueryData(endpointName as CachedEndpoint, originalArgs as never, (draft: unknown) =>
        written.forEach((booking) => overwrite(draft, booking)),
      ),
    ),
  )
}
