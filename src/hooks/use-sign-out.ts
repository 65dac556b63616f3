import { useState } from 'react'
import { useLogoutMutation } from '@/api/user.api'
import { signedOut } from '@/features/session/session.slice'
import { useAppDispatch } from '@/store/hooks'

/** Ends the session on the server and on the device; without a network on the device at least. */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const dispatch = useAppDispatch()
  const [logout] = useLogoutMutation()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const signOut = async () => {
    setIsSigningOut(true)
    await logout()
    setIsSigningOut(false)
    dispatch(signedOut())
  }
  return { signOut, isSigningOut }
}
