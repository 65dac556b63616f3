import { View } from '@tarojs/components'
import type { QueueLine } from '@contract/routes/queue'
import { Chip, ChipRow } from '@/components/chip'
import { Heading } from '@/components/heading'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Tag } from '@/components/tag'
import { formatTimes } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { FieldError } from '@/pages-clinic/components/field-error'
import { joinIds, type JoinState } from '../hooks/use-join-queue'
import { useWaitWords } from '../hooks/use-wait-words'
import styles from './join-queue.module.scss'

/** Current state of a line: hours, number called, people waiting. */
function useLineWords() {
  const { t } = useText('pages-clinic')
  return (line: QueueLine): string =>
    [
      formatTimes(line.start, line.end),
      line.calledNumber === null
        ? t('queue.join.notCalled')
        : t('queue.join.called', { n: line.calledNumber }),
      t('queue.join.waiting', { count: line.waiting }),
    ].join('\u00a0· ')
}

const departmentsOf = (lines: readonly QueueLine[]) => [
  ...new Map(lines.map(({ departmentId, departmentName }) => [departmentId, departmentName])),
]

/** The departments with a doctor on duty; changing it clears a doctor of another department. */
function DepartmentChips({
  departments,
  chosen,
  join: { line, change },
}: {
  departments: readonly (readonly [string, string])[]
  chosen: string
  join: JoinState
}) {
  const { t } = useText('pages-clinic')
  return (
    <View className={styles.chips}>
      <ChipRow isWide label={t('queue.join.departments')}>
        <Chip isChosen={!chosen} onClick={() => change({ departmentId: '' })}>
          {t('queue.join.all')}
        </Chip>
        {departments.map(([id, name]) => (
          <Chip
            key={id}
            isChosen={id === chosen}
            onClick={() =>
              change({ departmentId: id, ...(line && line.departmentId !== id ? { doctorId: '' } : null) })
            }
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    </View>
  )
}

interface LineFieldsProps {
  lines: readonly QueueLine[]
  join: JoinState
  /** Before the clinic opens a wait would count the hours until then. */
  isOpen: boolean
}

/** The line: a doctor on duty today, or the first free doctor of a department. */
export function LineFields({ lines, join, isOpen }: LineFieldsProps) {
  const { t } = useText('pages-clinic')
  const wordsOf = useLineWords()
  const waitWords = useWaitWords()
  const { form, line, change } = join
  const departments = departmentsOf(lines)
  const department = departments.find(([id]) => id === form.departmentId)?.[0] ?? ''
  const shown = department ? lines.filter(({ departmentId }) => departmentId === department) : lines
  return (
    <View id={joinIds.line}>
      {departments.length > 1 && (
        <DepartmentChips departments={departments} chosen={department} join={join} />
      )}
      <View className={styles.head}>
        <Heading level={2}>{t('queue.join.line')}</Heading>
      </View>
      <RadioGroup label={t('queue.join.line')}>
        <View className={styles.list}>
          {department && shown.length > 1 && (
            <RadioCard
              title={t('queue.join.anyone')}
              note={t('queue.join.anyoneNote')}
              isChosen={!line}
              onClick={() => change({ doctorId: '' })}
            />
          )}
          {shown.map((of) => (
            <RadioCard
              key={of.doctorId}
              title={`${of.doctorName}　${of.departmentName}`}
              picture={of.doctorPicUrl}
              note={wordsOf(of)}
              tag={
                isOpen && (
                  <Tag kind="ok">
                    {t('queue.join.wait', { wait: waitWords(of.waitMinutesFrom, of.waitMinutesTo) })}
                  </Tag>
                )
              }
              isChosen={of.doctorId === line?.doctorId || (department !== '' && shown.length === 1)}
              onClick={() => change({ doctorId: of.doctorId })}
            />
          ))}
        </View>
      </RadioGroup>
      <FieldError text={join.errors.line} />
    </View>
  )
}
