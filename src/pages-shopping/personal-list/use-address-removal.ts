import { useRef, useState } from 'react'
import type { UserAddress } from '@contract/routes/addresses'
import { useAddressDeleteMutation, useAddressSaveMutation } from '@/pages-shopping/api/recipients.api'
import { newIdempotencyKey } from '@/utils/idempotency'
import { toAddressForm } from './address-rules'

/** Removes a recipient immediately; the last removal can be undone while the bar is shown. */
export function useAddressRemoval() {
  const [sendRemoval] = useAddressDeleteMutation()
  const [sendAddress] = useAddressSaveMutation()
  const [removed, setRemoved] = useState<UserAddress | null>(null)
  // pressing undo again while its answer is slow must not add a second recipient
  const key = useRef('')
  const isBusy = useRef(false)

  const remove = async (address: UserAddress) => {
    if (isBusy.current) return
    isBusy.current = true
    const answer = await sendRemoval(address.id)
    isBusy.current = false
    if (answer.error) return
    key.current = newIdempotencyKey()
    setRemoved(address)
  }
  const undo = async () => {
    if (!removed || isBusy.current) return
    isBusy.current = true
    const answer = await sendAddress({ idempotencyKey: key.current, ...toAddressForm(removed) })
    isBusy.current = false
    if (!answer.error) setRemoved(null)
  }
  return {
    removed,
    forget: () => setRemoved(null),
    remove: (address: UserAddress) => {
      void remove(address)
    },
    undo: () => {
      void undo()
    },
  }
}
