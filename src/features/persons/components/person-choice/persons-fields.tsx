import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { sexes } from '@contract/constants/enums'
import type { Person } from '@contract/routes/persons'
import { ageOn } from '@contract/rules/eligibility'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Skeleton } from '@/components/skeleton'
import { Tag } from '@/components/tag'
import { webProps } from '@/components/web-props'
import { personPicture } from '@/features/persons/person-picture'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './persons.module.scss'
import type { PersonChoice } from './use-person-choice'

interface PersonsFieldsProps {
  choice: PersonChoice
  title: string
  error?: string
  errorAction?: ReactNode
  id: string
}

/** The person of an appointment: ineligible persons are disabled, with the reason; visitors sign in first. */
export function PersonsFields({ choice, title, error, errorAction, id }: PersonsFieldsProps) {
  const { isSignedIn, words: t } = choice
  return (
    <View id={id}>
      <View className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {isSignedIn && (
          <Button
            kind="text"
            size="small"
            icon="plus"
            className={styles.add}
            ariaLabel={t('persons.addLabel')}
            onClick={choice.add}
          >
            {t('persons.add')}
          </Button>
        )}
      </View>
      {isSignedIn ? <PersonRadios choice={choice} label={title} /> : <SignInFirst words={t} />}
      {error && (
        <View className={styles.error} {...webProps({ role: 'alert' })}>
          <Icon name="warning-circle" size={16} />
          <View className={styles.errorWords}>{error}</View>
          {errorAction}
        </View>
      )}
    </View>
  )
}

/** The persons to choose from, with age and sex. */
function PersonRadios({ choice, label }: { choice: PersonChoice; label: string }) {
  const { words: t, state, person: chosen, reasonOf, day } = choice
  const noteOf = ({ birthDate, sex, idNumberMasked }: Person) =>
    [
      t('persons.age', { n: ageOn(birthDate, day) }),
      t(sex === sexes.male ? 'persons.male' : 'persons.female'),
      idNumberMasked && t('persons.idNumber', { id: idNumberMasked }),
    ]
      .filter(Boolean)
      .join('\u2003')
  return (
    <QueryGate
      isPart
      state={state}
      skeleton={
        <View className={styles.list}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </View>
      }
    >
      {(persons) =>
        persons.length > 0 ? (
          <RadioGroup label={label}>
            <View className={styles.list}>
              {persons.map((person) => (
                <RadioCard
                  key={person.id}
                  title={person.name}
                  picture={personPicture(person.sex, ageOn(person.birthDate, day))}
                  isChosen={person.id === chosen?.id}
                  tag={<Tag>{t(`persons.relation.${person.relation}`)}</Tag>}
                  disabledReason={reasonOf(person)}
                  note={noteOf(person)}
                  onClick={() => choice.choose(person.id)}
                />
              ))}
            </View>
          </RadioGroup>
        ) : (
          <View className={styles.hint}>{t('persons.none')}</View>
        )
      }
    </QueryGate>
  )
}

/** A visitor's persons are known only after signing in. */
function SignInFirst({ words: t }: Pick<PersonChoice, 'words'>) {
  return (
    <View className={styles.visitor}>
      <View className={styles.hint}>{t('persons.signInText')}</View>
      <Button kind="tint" size="card" icon="user" onClick={() => go(routes.login)}>
        {t('persons.signIn')}
      </Button>
    </View>
  )
}
