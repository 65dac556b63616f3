import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { LoadMore } from '@/components/load-more'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { usePersonListQuery } from '@/features/persons/api/person-list.api'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useLoadMore } from '@/hooks/use-load-more'
import { useSettled } from '@/hooks/use-settled'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAccessListInfiniteQuery } from '@/pages-mine/api/accesses.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { AccessRow } from './access-row'
import styles from './accesses.module.scss'
import { byYear } from './by-day'

/** The record of who read, changed or exported data of the account and its persons. */
export default function AccessesPage() {
  const { t } = useText('pages-mine')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  return (
    <PageShell title={t('accesses.title')} tab="mine" isNarrow>
      {isSignedIn ? (
        <View className={styles.stack}>
          <View className={styles.intro}>{t('accesses.intro')}</View>
          <Accesses />
        </View>
      ) : (
        <SignInGate icon="shield-check" title={t('accesses.signInTitle')} text={t('accesses.signInText')} />
      )}
    </PageShell>
  )
}

interface FilterProps {
  persons: readonly { id: string; name: string }[]
  personId: string | undefined
  onChange: (personId: string | undefined) => void
}

/** Whose data was accessed; only with several persons. */
function PersonFilter({ persons, personId, onChange }: FilterProps) {
  const { t } = useText('pages-mine')
  const { t: common } = useText('common')
  if (persons.length < 2) return null
  return (
    <ChipRow label={t('accesses.persons')} isWide>
      <Chip isChosen={personId === undefined} onClick={() => onChange(undefined)}>
        {common('booking.everyone')}
      </Chip>
      {persons.map(({ id, name }) => (
        <Chip key={id} isChosen={personId === id} onClick={() => onChange(id)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}

/** The accesses by year and day, newest first. */
function Accesses() {
  const { t } = useText('pages-mine')
  const [personId, setPersonId] = useState<string>()
  const persons = usePersonListQuery()
  const list = useAccessListInfiniteQuery(personId, { refetchOnMountOrArgChange: true })
  const { status, loadMore } = useLoadMore(list)
  const refresh = async () => {
    await list.refetch()
  }
  useShownAgain(() => void refresh())
  usePullDownRefresh(() => void refresh().finally(() => Taro.stopPullDownRefresh()))
  const rows = list.currentData && rowsOf(list.currentData)
  // the persons stand above the list, which waits for them; a failure is shown in place from its arrival on
  const isDue = useSettled([persons, list])
  const state = readState(rows, list, { isEmpty: rows?.length === 0 })
  return (
    <>
      {isDue && <PersonFilter persons={persons.data ?? []} personId={personId} onChange={setPersonId} />}
      <QueryGate
        state={isDue ? state : { kind: 'loading' }}
        skeleton={<SkeletonPage kind="cards" />}
        empty={{
          kind: 'data',
          title: t('accesses.none'),
          text: t('accesses.noneText'),
          action:
            personId === undefined ? (
              <Button onClick={() => go(routes.bookingPerson)}>{t('person.seeAll')}</Button>
            ) : (
              <Button kind="tint" size="card" onClick={() => setPersonId(undefined)}>
                {t('enterprise.showAll')}
              </Button>
            ),
        }}
      >
        {(found) => (
          <View className={styles.stack}>
            {byYear(found).map(({ year, rows: own }) => (
              <Card key={year} title={year} flush>
                {own.map(({ day, reader, isLastDay }) => (
                  <AccessRow
                    key={reader.id}
                    day={day}
                    reader={reader}
                    isWhole={status === 'end' || !isLastDay}
                  />
                ))}
              </Card>
            ))}
            <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
          </View>
        )}
      </QueryGate>
    </>
  )
}
