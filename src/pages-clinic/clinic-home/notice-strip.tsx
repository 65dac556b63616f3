import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useClinicInfoQuery } from '@/pages-clinic/api/clinic.api'

/** The newest notice of a clinic in one line. Renders nothing when there is none. */
export function NoticeStrip({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  const notice = useClinicInfoQuery(shopId).data?.notices[0]
  if (!notice) return null
  return (
    <NextStrip
      kind="warn"
      icon="megaphone-simple"
      action={
        <Button
          kind="text"
          size="small"
          ariaLabel={t('clinic.noticeName', { title: notice.title })}
          onClick={() => go(routes.clinicInfos, { id: shopId })}
        >
          {t('clinic.noticeMore')}
        </Button>
      }
    >
      {notice.title}
    </NextStrip>
  )
}
