import { useState } from 'react'
import { useLogoutMutation } from '@/features/session/api/user.api'
import { signedOut } from '@/features/session/session.slice'
import { useAppDispatch } from '@/store/hooks'

/** Ends the session on the server and on the device; offline, on the device only. */
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
