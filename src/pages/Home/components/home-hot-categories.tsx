import { useHotCategoryQuery } from '@/api/goods.api'
import { Chip, ChipRow } from '@/components/chip'
import { Section } from '@/components/section-header'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'

/** Categories that many look for, as chips; without any, nothing. */
export function HomeHotCategories({ title }: { title: string }) {
  const { data } = useHotCategoryQuery()
  if (!data || data.length === 0) return null
  return <Section title={title}><ChipRow label={title} role='group'>{data.map(({ id, name }) => <Chip key={id} role='link' onClick={() => go(routes.classification, { id })}>{name}</Chip>)}</ChipRow></Section>
}
