import { useContactPhoneQuery } from '@/features/session/api/contact-phone.api'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useBuyerAccountQuery } from '@/pages-goods/api/buyer.api'
import { useAppSelector } from '@/store/hooks'

interface TypedPhone {
  /** null until edited */
  phone: string | null
  phoneCode: string | null
}

/** The buyer's contact: the account's data, until edited. */
export function useBuyer({ phone, phoneCode }: TypedPhone) {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const options = { skip: !isSignedIn }
  const account = useBuyerAccountQuery(undefined, options)
  // in the account's data the middle digits are masked
  const contact = useContactPhoneQuery(undefined, options)
  const known = isSignedIn ? contact.data : undefined
  // code and number belong together: an edited number is sent with the code shown for it
  return {
    isSignedIn,
    /** The account's data is loading. */
    isReading: account.isLoading || contact.isLoading,
    realName: (isSignedIn && account.data?.realName) || '',
    phone: phone ?? known?.phone ?? '',
    phoneCode: phoneCode ?? ((known?.phone && known.phoneCode) || '+852'),
  }
}
