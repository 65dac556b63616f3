import { View } from '@tarojs/components'
import { ClinicCard } from '@/components/clinic-card'
import { GoodsCard } from '@/components/goods-card'
import { Icon } from '@/components/icon'
import { useGoodsCard } from '@/features/catalogue/hooks/use-goods-card'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { formatDate, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { type Remembered, targetRoute } from '../remembered'
import { PlainCard } from './plain-card'
import styles from './remembered-card.module.scss'

/** The name of a row, also of an unavailable target. */
export function useRememberedName(): (row: Remembered) => string {
  const { t } = useText('pages-mine')
  return ({ goods, clinic, doctor, article }) =>
    goods?.name ?? clinic?.name ?? doctor?.name ?? article?.title ?? t('remembered.gone')
}

interface RememberedCardProps {
  row: Remembered
  headingLevel: 2 | 3
  onPick?: () => void
}

/** A favourite or a viewed target in the form of the catalogue. While editing, a press selects it. */
export function RememberedCard({ row, headingLevel, onPick }: RememberedCardProps) {
  const { t } = useText('pages-mine')
  const goodsCard = useGoodsCard()
  const clinicCard = useClinicCard()
  const nameOf = useRememberedName()
  const route = targetRoute(row)
  const press = onPick ?? (route ? () => go(route, { id: row.targetId }) : undefined)
  const { goods, clinic, doctor, article } = row
  if (!row.isAvailable)
    return (
      <PlainCard
        title={nameOf(row)}
        note={t(nameOf(row) === t('remembered.gone') ? `remembered.kind.${row.kind}` : 'remembered.gone')}
        icon="prohibit"
        headingLevel={headingLevel}
        {...(onPick ? { onOpen: onPick } : null)}
      />
    )
  if (goods)
    return (
      <View>
        <GoodsCard goods={goodsCard(goods)} form="row" headingLevel={headingLevel} onOpen={() => press?.()} />
        {row.priceChange !== null && <PriceChange change={row.priceChange} />}
      </View>
    )
  if (clinic)
    return (
      <ClinicCard
        clinic={clinicCard(clinic)}
        headingLevel={headingLevel}
        nameSize="body"
        {...(press ? { onOpen: press } : null)}
      />
    )
  if (doctor)
    return (
      <PlainCard
        picture={doctor.picUrl}
        isRound
        title={doctor.name}
        note={[doctor.title, doctor.departmentName].filter(Boolean).join('\u00a0· ')}
        line={doctor.shopName}
        headingLevel={headingLevel}
        {...(press ? { onOpen: press } : null)}
      />
    )
  if (article)
    return (
      <PlainCard
        picture={article.picUrl}
        title={article.title}
        note={t('remembered.article', { author: article.author, day: formatDate(article.createTime) })}
        headingLevel={headingLevel}
        {...(press ? { onOpen: press } : null)}
      />
    )
  return null
}

/** The change of the price since it was saved. */
function PriceChange({ change }: { change: number }) {
  const { t } = useText('pages-mine')
  const isCheaper = change < 0
  const sum = formatPrice(Math.abs(change))
  return (
    <View className={isCheaper ? styles.cheaper : styles.dearer}>
      <Icon name={isCheaper ? 'arrow-down' : 'arrow-up'} size={16} />
      <View>{t(isCheaper ? 'remembered.cheaper' : 'remembered.dearer', { sum })}</View>
    </View>
  )
}
