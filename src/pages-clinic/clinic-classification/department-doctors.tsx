import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Department } from '@contract/routes/departments'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useDoctorListInfiniteQuery } from '@/features/clinic-view/api/doctors.api'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'
import { DoctorLine } from '@/pages-clinic/components/doctor-line'
import { readState } from '@/utils/read-state'
import styles from './clinic-classification.module.scss'

/** The doctors of a department, ordered by their next free time; the content below is rendered after them. */
export function DepartmentDoctors({
  shopId,
  department,
  children,
}: {
  shopId?: string
  department: Department
  children: ReactNode
}) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const { currentData, ...query } = useDoctorListInfiniteQuery({
    departmentId: department.id,
    ...(shopId ? { shopId } : null),
  })
  const count = department.doctorCount
  const isDue = useSettled([query])
  return (
    <>
      <Card title={count > 1 ? common('clinicView.doctors', { count }) : t('doctor.listTitle')}>
        <QueryGate
          state={readState(currentData, query, { isEmpty: currentData?.pages[0]?.total === 0 })}
          skeleton={<SkeletonPage count={3} />}
          empty={{
            kind: 'data',
            drawing: 'people',
            title: t('clinic.noDoctors'),
            text: t('clinic.noDoctorsText'),
          }}
          isPart
        >
          {(data) => (
            <>
              <View ariaRole="list" className={styles.doctors}>
                {rowsOf(data).map((doctor) => (
                  <DoctorLine key={doctor.id} doctor={doctor} hasClinic={!shopId} />
                ))}
              </View>
              {query.hasNextPage && (
                <Button
                  kind="outline"
                  block
                  busy={query.isFetchingNextPage}
                  onClick={() => {
                    void query.fetchNextPage()
                  }}
                >
                  {t('clinic.moreDoctors')}
                </Button>
              )}
            </>
          )}
        </QueryGate>
      </Card>
      {isDue && children}
    </>
  )
}
