import { useState } from 'react'
import type { ActionSheetItem } from '@/components/action-sheet'
import { useCustomerSettingQuery } from '@/features/shop-config/api/config.api'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { copyText } from '@/platform/clipboard'
import { callPhone } from '@/platform/phone-call'
import { readState, unread } from '@/utils/read-state'

const COPY = 'copy'
const WRITE = 'write'

interface Callable {
  shopName: string | null
  shopPhone: string | null
}

/**
 * Contact options: the clinic, if there is one, and customer service. Pass `sheet` to ActionSheet. The number
 * can also be copied, because a desktop cannot call.
 */
export function useContact(onDone: (words: string) => void) {
  const { t } = useText('common')
  const [about, setAbout] = useState<Callable | null>(null)
  const service = useCustomerSettingQuery(undefined, { skip: !about })
  const { data } = service
  const items: ActionSheetItem[] = [
    ...(about?.shopPhone
      ? [
          {
            key: about.shopPhone,
            text: t('contact.clinic'),
            icon: 'storefront' as const,
            note: [about.shopName, about.shopPhone].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(data?.phone
      ? [
          {
            key: data.phone,
            text: t('contact.service'),
            icon: 'headset' as const,
            note: `${data.phone} ${data.hours}`,
          },
          { key: COPY, text: t('contact.copy'), icon: 'copy' as const, note: data.phone },
        ]
      : []),
    { key: WRITE, text: t('contact.write'), icon: 'chat-circle-dots' as const },
  ]
  return {
    openContact: (shop?: Callable) => setAbout(shop ?? { shopName: null, shopPhone: null }),
    sheet: {
      isOpen: about !== null,
      title: t('contact.title'),
      items,
      rest: unread(readState(data, service)),
      onChoose: (key: string) => {
        if (key === WRITE) go(routes.feedback)
        else if (key !== COPY) void callPhone(key)
        else
          void copyText(data?.phone ?? '').then((isCopied) =>
            onDone(t(isCopied ? 'contact.copied' : 'contact.notCopied')),
          )
      },
      onClose: () => setAbout(null),
    },
  }
}
