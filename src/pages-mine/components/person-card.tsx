import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { sexes } from '@contract/constants/enums'
import type { Person } from '@contract/routes/persons'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Tag } from '@/components/tag'
import { personPicture } from '@/features/persons/person-picture'
import { together } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import styles from './person-card.module.scss'

/** The facts of a person: name and relation, age and phone, document. */
function PersonHead({ person, children }: { person: Person; children: ReactNode }) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.head}>
      <Avatar src={personPicture(person.sex, person.age)} alt="" />
      <View className={styles.words}>
        <View className={styles.top}>
          <View className={styles.names}>
            <Heading level={2}>{person.name}</Heading>
            <Tag>{t(`relation.${person.relation}`)}</Tag>
            {person.isDefault && (
              <Tag kind="ok" icon="check">
                {t('persons.isDefault')}
              </Tag>
            )}
          </View>
          {children}
        </View>
        <View className={styles.line}>
          {[
            t('persons.age', { n: person.age }),
            t(person.sex === sexes.male ? 'sex.male' : 'sex.female'),
            together(`${person.phoneCode} ${person.phone}`),
          ].join('\u00a0· ')}
        </View>
        <View className={styles.line}>
          {person.idNumberMasked
            ? [person.idType && t(`person.idTypes.${person.idType}`), person.idNumberMasked]
                .filter(Boolean)
                .join('\u00a0· ')
            : t('persons.noIdNumber')}
        </View>
      </View>
    </View>
  )
}

/** A person, with a link to change or remove them. */
export function PersonCard({ person, onEdit }: { person: Person; onEdit: () => void }) {
  const { t } = useText('pages-mine')
  return (
    <Card>
      <PersonHead person={person}>
        <Button
          kind="text"
          size="small"
          icon="pencil-simple"
          className={styles.edit}
          ariaLabel={t('persons.editOf', { name: person.name })}
          onClick={onEdit}
        >
          {t('persons.edit')}
        </Button>
      </PersonHead>
    </Card>
  )
}
