import { useContactPhoneQuery } from '@/features/session/api/contact-phone.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useBuyerAccountQuery } from '@/pages-goods/api/buyer.api'
import { useAppSelector } from '@/store/hooks'

interface TypedPhone {
  /** null until it is edited */
  phone: string | null
  phoneCode: string | null
}

/** Who buys, as the account says it, until something else is typed. */
export function useBuyer({ phone, phoneCode }: TypedPhone) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const options = { skip: !isSignedIn }
  const account = useBuyerAccountQuery(undefined, options)
  // the account's data have it with its middle hidden
  const contact = useContactPhoneQuery(undefined, options)
  const known = isSignedIn ? contact.data : undefined
  // code and number belong together: an edited number goes with the code that was shown for it
  return {
    isSignedIn,
    /** What the account says is on its way. */
    isReading: account.isLoading || contact.isLoading,
    realName: (isSignedIn && account.data?.realName) || '',
    phone: phone ?? known?.phone ?? '',
    phoneCode: phoneCode ?? ((known?.phone && known.phoneCode) || '+852'),
  }
}
