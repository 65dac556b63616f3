import { View } from '@tarojs/components'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { ClinicGoods } from '@/features/clinic-view/components/clinic-goods'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { useDepartmentsQuery } from '@/pages-clinic/api/clinic.api'
import { toPageTop } from '@/utils/page-top'
import { readState } from '@/utils/read-state'
import styles from './clinic-classification.module.scss'
import { DepartmentDoctors } from './department-doctors'

const readView = ({ shopId = '', departmentId = '' }: Partial<Record<string, string>>) => ({
  shopId,
  departmentId,
})

/** The departments of a clinic (`shopId`), or of all clinics, each with its doctors and services (`departmentId`). */
export default function ClinicClassificationPage() {
  const { t } = useText('pages-clinic')
  const [{ shopId, departmentId }, change] = useAddressState(routes.clinicClassification, readView)
  const { currentData, ...query } = useDepartmentsQuery(shopId ? { shopId } : {})
  const at = shopId ? { shopId } : {}
  const chosen = currentData?.find(({ id }) => id === departmentId) ?? currentData?.[0]
  return (
    <PageShell
      title={t('clinic.departments')}
      tab="shops"
      head={
        !currentData && query.isFetching ? (
          <View className={styles.tabs} />
        ) : (
          currentData &&
          chosen && (
            <Tabs
              label={t('clinic.departments')}
              idPrefix="department"
              items={currentData.map(({ id, name }) => ({ key: id, label: name }))}
              active={chosen.id}
              onChange={(id) => {
                change({ departmentId: id })
                toPageTop()
              }}
            />
          )
        )
      }
    >
      <QueryGate
        state={readState(currentData, query, { isEmpty: !isGone(query.error) && currentData?.length === 0 })}
        skeleton={<SkeletonPage />}
        empty={{
          kind: 'category',
          title: t('clinic.noDepartments'),
          text: t('clinic.noDepartmentsText'),
          action: <ToClinic shopId={shopId} />,
        }}
      >
        {() =>
          chosen && (
            <View key={chosen.id} className={styles.root}>
              <DepartmentDoctors {...at} department={chosen}>
                {chosen.categoryId !== null && (
                  <ClinicGoods {...at} categoryId={chosen.categoryId} title={t('reservation.paid')} isWide />
                )}
              </DepartmentDoctors>
            </View>
          )
        }
      </QueryGate>
    </PageShell>
  )
}

/** Leads to the clinic without departments, whose services are on its own page. */
function ToClinic({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  return shopId ? (
    <Button onClick={() => go(routes.clinicHome, { id: shopId })}>{common('slotPicker.here')}</Button>
  ) : (
    <Button onClick={() => switchTo(routes.shops)}>{t('clinic.others')}</Button>
  )
}
