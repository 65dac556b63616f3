import { Card } from '@/components/card'
import { serverIcon } from '@/components/icon/server-icon'
import { IconGrid } from '@/components/icon-grid'
import { useText } from '@/i18n/use-text'
import { go, linkTo, toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useClinicInfoQuery } from '@/pages-clinic/api/clinic.api'

/** Number of departments shown; with the link to all of them they fill two rows of four. */
const SHOWN = 7
const all = 'all'
/** does not fit into a quarter of a phone's width */
const LONG_WORD = /\S{11}/

/** Links to the clinic's departments. Renders nothing when there are none or they cannot be loaded. */
export function DepartmentsCard({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  const departments = useClinicInfoQuery(shopId).data?.departments ?? []
  if (departments.length === 0) return null
  const isLong = departments.length > SHOWN + 1
  const entries = departments.slice(0, isLong ? SHOWN : SHOWN + 1).map(({ id, name, icon, doctorCount }) => ({
    key: id,
    icon: serverIcon(icon),
    text: name,
    label: t('clinic.departmentName', { name, n: doctorCount }),
    href: linkTo(toUrl(routes.clinicClassification, { shopId, departmentId: id })),
  }))
  const items = isLong
    ? [...entries, { key: all, icon: 'squares-four' as const, text: t('clinic.allDepartments') }]
    : entries
  return (
    <Card title={t('clinic.departments')}>
      <IconGrid
        filled
        fit={items.some(({ text }) => LONG_WORD.test(text)) ? 'longWords' : 'shortWords'}
        items={items}
        onOpen={({ key }) =>
          go(routes.clinicClassification, { shopId, departmentId: key === all ? undefined : key })
        }
      />
    </Card>
  )
}
