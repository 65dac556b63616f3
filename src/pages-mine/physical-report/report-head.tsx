import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { sexes } from '@contract/constants/enums'
import type { ReportDetail } from '@contract/routes/reports'
import { Avatar } from '@/components/avatar'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { personPicture } from '@/features/persons/person-picture'
import { formatDayTime } from '@/i18n/format'
import { together } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { RangeTag } from './range-tag'
import styles from './report-head.module.scss'

/** Person, date, clinic and overall assessment of the report. */
export function ReportHead({ report, actions }: { report: ReportDetail; actions?: ReactNode }) {
  const { t } = useText('pages-mine')
  const inside = report.itemCount - report.abnormalCount
  return (
    <Card>
      <View className={styles.who}>
        <Avatar size="l" src={personPicture(report.personSex, report.personAge)} alt="" />
        <View className={styles.words}>
          <Heading level={2} size="title">
            {report.personName}
          </Heading>
          <View className={styles.line}>
            {[
              t('persons.age', { n: report.personAge }),
              t(report.personSex === sexes.male ? 'sex.male' : 'sex.female'),
            ].join('\u00a0· ')}
          </View>
          <View className={styles.line}>{report.title}</View>
          <View className={styles.line}>
            {[formatDayTime(report.examDate), together(report.shopName)].join('\u00a0· ')}
          </View>
          <View className={styles.small}>{t('report.number', { no: report.reportNo })}</View>
        </View>
      </View>
      <View className={styles.whole}>
        <Heading level={2} size="headline">
          {t('report.inside', { count: inside })}
        </Heading>
        {report.abnormalCount > 0 && (
          <View className={styles.outside}>
            <Icon name="warning-circle" />
            <View>
              <View>{t('report.outside', { count: report.abnormalCount })}</View>
              <View className={styles.which}>
                {report.groups
                  .flatMap(({ items }) => items.filter(({ mark }) => mark !== 'normal'))
                  .map(({ code, name, mark, markDesc }) => (
                    <RangeTag key={code} isInside={false} mark={mark} text={`${name}\u00a0· ${markDesc}`} />
                  ))}
              </View>
            </View>
          </View>
        )}
      </View>
      {actions && <View className={styles.actions}>{actions}</View>}
    </Card>
  )
}
