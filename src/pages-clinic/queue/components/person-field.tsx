import { View } from '@tarojs/components'
import type { Person } from '@contract/routes/persons'
import { ageOn } from '@contract/rules/eligibility'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Skeleton } from '@/components/skeleton'
import { personPicture } from '@/features/persons/person-picture'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { FieldError } from '@/pages-clinic/components/field-error'
import { readState } from '@/utils/read-state'
import { joinIds, type JoinState } from '../hooks/use-join-queue'
import styles from './join-queue.module.scss'

/** The patient; persons already in a queue of this clinic stay visible, disabled, with the reason. */
export function PersonField({ join }: { join: JoinState }) {
  const { t } = useText('pages-clinic')
  const { persons } = join
  return (
    <View id={joinIds.person}>
      <View className={styles.head}>
        <Heading level={2}>{t('queue.join.person')}</Heading>
        {persons.isSignedIn && (
          <Button
            kind="text"
            size="small"
            icon="plus"
            ariaLabel={t('persons.addLabel')}
            onClick={() => go(routes.editPerson)}
          >
            {t('persons.add')}
          </Button>
        )}
      </View>
      {persons.isSignedIn ? (
        <QueryGate
          state={readState(persons.persons, persons.query)}
          skeleton={<Skeleton shape="block" />}
          isPart
        >
          {(list) => <PersonCards list={list} join={join} />}
        </QueryGate>
      ) : (
        <View className={styles.hint}>{t('queue.signIn')}</View>
      )}
      <FieldError text={join.errors.person} />
    </View>
  )
}

function PersonCards({ list, join }: { list: readonly Person[]; join: JoinState }) {
  const { t } = useText('pages-clinic')
  const { persons, change } = join
  const today = msToDay(Date.now())
  if (list.length === 0) return <View className={styles.hint}>{t('queue.join.noPerson')}</View>
  return (
    <RadioGroup label={t('queue.join.person')}>
      <View className={styles.list}>
        {list.map(({ id, name, sex, birthDate }) => (
          <RadioCard
            key={id}
            title={name}
            picture={personPicture(sex, ageOn(birthDate, today))}
            isChosen={persons.person?.id === id}
            disabledReason={persons.standing.has(id) ? t('queue.join.inLine') : undefined}
            onClick={() => change({ personId: id })}
          />
        ))}
      </View>
    </RadioGroup>
  )
}
