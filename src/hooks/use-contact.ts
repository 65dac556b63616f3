import { useState } from 'react'
import { useCustomerSettingQuery } from '@/api/config.api'
import type { ActionSheetItem } from '@/components/action-sheet'
import { useText } from '@/i18n/use-text'
import { callPhone } from '@/platform/phone-call'

interface Callable {
  shopName: string | null
  shopPhone: string | null
}

/** Whom one can ask: the clinic, where there is one, and customer service. `sheet` goes to ActionSheet. */
export function useContact() {
  const { t } = useText('common')
  const [about, setAbout] = useState<Callable | null>(null)
  const service = useCustomerSettingQuery(undefined, { skip: !about })
  const { data } = service
  const items: ActionSheetItem[] = [
    ...(about?.shopPhone
      ? [
          {
            key: about.shopPhone,
            text: t('booking.callClinic'),
            icon: 'storefront' as const,
            note: [about.shopName, about.shopPhone].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(data?.phone
      ? [
          {
            key: data.phone,
            text: t('booking.callService'),
            icon: 'headset' as const,
            note: `${data.phone} ${data.hours}`,
          },
        ]
      : []),
  ]
  return {
    openContact: (shop?: Callable) => setAbout(shop ?? { shopName: null, shopPhone: null }),
    sheet: {
      isOpen: about !== null,
      title: t('booking.contactTitle'),
      items,
      rest: service,
      onChoose: (phone: string) => {
        void callPhone(phone)
      },
      onClose: () => setAbout(null),
    },
  }
}
