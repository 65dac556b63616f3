import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { QueryGate } from '@/components/query-gate'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Skeleton } from '@/components/skeleton'
import { Tag } from '@/components/tag'
import { webProps } from '@/components/web-props'
import { Heading } from '@/components/heading'
import { useText } from '@/i18n/use-text'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { ageOn } from '@/utils/eligibility'
import { personPicture } from '@/utils/person-picture'
import styles from './persons.module.scss'
import type { PersonChoice } from './use-person-choice'

interface PersonsFieldsProps {
  choice: PersonChoice
  title: string
  error?: string
  errorAction?: ReactNode
  id: string
}

/** Who it is for: everybody one may book for, those who may not take it greyed with the reason; a visitor signs in first. */
export function PersonsFields({ choice, title, error, errorAction, id }: PersonsFieldsProps) {
  const { t } = useText('pages-goods')
  const guard = useLoginGuard()
  const { query, isSignedIn, persons, person: chosen, reasonOf, day } = choice
  const list = () => (
    <QueryGate
      query={query}
      skeleton={
        <View className={styles.list}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </View>
      }
    >
      {() =>
        persons?.length ? (
          <RadioGroup label={title}>
            <View className={styles.list}>
              {persons.map((person) => (
                <RadioCard
                  key={person.id}
                  title={person.name}
                  picture={personPicture(person.sex, ageOn(person.birthDate, day))}
                  isOn={person.id === chosen?.id}
                  tag={<Tag>{t(`persons.relation.${person.relation}`)}</Tag>}
                  disabledReason={reasonOf(person)}
                  note={[
                    t('persons.age', { n: ageOn(person.birthDate, day) }),
                    t(person.sex === '1' ? 'persons.male' : 'persons.female'),
                    person.idNumberMasked,
                  ]
                    .filter(Boolean)
                    .join('\u2003')}
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
      {isSignedIn ? (
        list()
      ) : (
        <View className={styles.visitor}>
          <View className={styles.hint}>{t('persons.signInText')}</View>
          <Button kind="tint" size="card" icon="user" onClick={() => guard(() => undefined)}>
            {t('persons.signIn')}
          </Button>
        </View>
      )}
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
