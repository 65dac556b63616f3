import { View } from '@tarojs/components'
import type { CartLine } from '@contract/routes/cart'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { Image } from '@/components/image'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { usePriceTextsQuery } from '../api/price-texts.api'
import type { SetApartLine } from '../cart-parts'
import styles from './set-apart-card.module.scss'

/** Lines that cannot be ordered now, with the reason, removable one by one or together. */
export function SetApartCard({
  lines,
  onRemove,
}: {
  lines: readonly SetApartLine[]
  onRemove: (lines: readonly CartLine[]) => void
}) {
  const { t } = useText('pages/trolley')
  const { data: priceTexts } = usePriceTextsQuery()
  const nameOf = ({ spuName }: CartLine) => spuName || t('cart.apart.gone')
  return (
    <Card
      title={t('cart.apart.title', { count: lines.length })}
      action={
        <Button kind="text" size="card" onClick={() => onRemove(lines)}>
          {t('cart.apart.clear')}
        </Button>
      }
    >
      <View ariaRole="list">
        {lines.map((line) => (
          <View key={line.id} className={styles.line} ariaRole="listitem">
            {line.picUrl && (
              <View className={styles.picture}>
                <Image src={line.picUrl} alt="" ratio="1:1" lazy />
              </View>
            )}
            <View className={styles.words}>
              <View className={styles.name}>{nameOf(line)}</View>
              {line.specInfo && <View className={styles.spec}>{line.specInfo}</View>}
              {line.state !== 'soldOut' && priceTexts?.[line.state] && (
                <View className={styles.spec}>{priceTexts[line.state]}</View>
              )}
              <View className={styles.why}>
                <Icon name="prohibit" size={14} />
                <View>{t(`cart.apart.${line.state}`)}</View>
              </View>
            </View>
            <Tappable
              className={styles.remove}
              label={t('cart.removeName', { name: nameOf(line) })}
              onClick={() => onRemove([line])}
            >
              <Icon name="trash" size={20} />
            </Tappable>
          </View>
        ))}
      </View>
    </Card>
  )
}
