import { Chip, ChipRow } from '@/components/chip'
import { useText } from '@/i18n/use-text'
import { type ReportFilter, useReportPersonsQuery } from '@/pages-mine/api/reports.api'

interface FilterProps {
  filter: ReportFilter
  onChange: (filter: ReportFilter) => void
}

/** Filters for person and year; only with several of them. */
export function ReportFilters({ filter, onChange }: FilterProps) {
  const { t } = useText('pages-mine')
  const { t: common } = useText('common')
  const { data: persons = [] } = useReportPersonsQuery()
  const chosen = persons.filter(({ personId }) => !filter.personId || personId === filter.personId)
  const years = [...new Set(chosen.flatMap((person) => person.years))].sort().reverse()
  return (
    <>
      {persons.length > 1 && (
        <ChipRow label={t('report.persons')} isWide>
          <Chip isChosen={!filter.personId} onClick={() => onChange({})}>
            {common('booking.everyone')}
          </Chip>
          {persons.map(({ personId, personName }) => (
            <Chip
              key={personId}
              isChosen={filter.personId === personId}
              onClick={() => onChange({ personId })}
            >
              {personName}
            </Chip>
          ))}
        </ChipRow>
      )}
      {years.length > 1 && (
        <ChipRow label={t('report.years')} isWide>
          <Chip isChosen={!filter.year} onClick={() => onChange({ ...filter, year: undefined })}>
            {t('report.allYears')}
          </Chip>
          {years.map((year) => (
            <Chip key={year} isChosen={filter.year === year} onClick={() => onChange({ ...filter, year })}>
              {year}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  )
}
