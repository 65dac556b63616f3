import { View } from '@tarojs/components'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { useDoctorListInfiniteQuery } from '@/features/clinic-view/api/doctors.api'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { DoctorLine } from '@/pages-clinic/components/doctor-line'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { type DoctorFilter, filterQuery, isNarrowed, noFilter, regionOf } from './doctor-filter'
import { DoctorFilters } from './doctor-filters'

interface DoctorListProps {
  filter: DoctorFilter
  onChange: (part: Partial<DoctorFilter>) => void
}

/** The doctors of one clinic, or of all, ordered by their next free time. */
export function DoctorList({ filter, onChange }: DoctorListProps) {
  const { t } = useText('pages-clinic')
  const region = regionOf(filter, useAppSelector(selectRegion))
  const list = useDoctorListInfiniteQuery(filterQuery(filter, region, Date.now()))
  const rows = list.currentData && rowsOf(list.currentData)
  const { status, loadMore } = useLoadMore(list)
  useShownAgain(() => {
    void list.refetch()
  })
  return (
    <PageShell title={t('doctor.listTitle')} tab="shops" isNarrow>
      <DoctorFilters filter={filter} region={region} onChange={onChange} />
      <QueryGate
        state={readState(rows, list, { isEmpty: rows?.length === 0 })}
        skeleton={<SkeletonPage kind="cards" />}
        empty={{
          kind: 'searchResults',
          title: t('doctor.none'),
          text: t(isNarrowed(filter, region) ? 'doctor.noneHere' : 'doctor.noneText'),
          action: isNarrowed(filter, region) ? (
            <Button kind="tint" onClick={() => onChange(noFilter(filter))}>
              {t('doctor.showAll')}
            </Button>
          ) : undefined,
        }}
      >
        {(doctors) => (
          <>
            <Card>
              <View ariaRole="list">
                {doctors.map((doctor) => (
                  <DoctorLine key={doctor.id} doctor={doctor} hasClinic={filter.shopId === ''} />
                ))}
              </View>
            </Card>
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </>
        )}
      </QueryGate>
    </PageShell>
  )
}
