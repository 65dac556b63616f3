import { View } from '@tarojs/components'
import type { RefundCard } from '@contract/routes/aftersales'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { NextStrip } from '@/components/next-strip'
import { WrittenTag } from '@/components/other-language'
import { Price } from '@/components/price'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ItemPicture } from '@/pages-order/components/item-picture'
import { shortDate } from '@/pages-order/components/short-date'
import { StateTag } from '@/pages-order/components/state-tag'
import { refundFaces, refundNews } from './refund-face'
import styles from './refund.module.scss'

/** State and date, items, reason and amount. */
function RefundSummary({ refund }: { refund: RefundCard }) {
  const { t } = useText('pages-order')
  const face = refundFaces[refund.state]
  const [first] = refund.items
  const day = shortDate(refund.createTime)
  const pieces = refund.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <View className={styles.head}>
        <StateTag kind={face.kind} icon={face.icon}>
          {refund.stateDesc}
        </StateTag>
        <View className={styles.date}>
          <View>{refund.isRequested ? t('refund.requestedOn', { day }) : day}</View>
          <Icon name="caret-right" size={16} />
        </View>
      </View>
      <View className={styles.goods}>
        <ItemPicture src={first?.picUrl ?? ''} />
        <View className={styles.words}>
          <Heading level={2} size="body">
            {first?.spuName ?? ''}
          </Heading>
          <View className={styles.note}>
            <View>
              {refund.items.length > 1 ? t('card.more', { n: pieces }) : t('card.quantity', { n: pieces })}
            </View>
            <View>{refund.reasonText}</View>
          </View>
        </View>
        <Price cents={refund.refundPrice} size="s" plain />
      </View>
    </>
  )
}

/** A refund in the list: what it is about, what happens next and by when, and whom to ask about a refusal. */
export function RefundCardView({ refund, onContact }: { refund: RefundCard; onContact: () => void }) {
  const { t } = useText('pages-order')
  const { id, orderId, state, isRequested, items } = refund
  const { kind, icon } = refundFaces[state]
  const news = refundNews(refund, t)
  return (
    <View className={styles.card}>
      <Tappable
        className={styles.press}
        role="link"
        onClick={() =>
          isRequested ? go(routes.refundDetail, { id }) : go(routes.orderInfo, { id: orderId })
        }
      >
        <RefundSummary refund={refund} />
        {kind === 'info' || kind === 'warn' ? (
          <NextStrip kind={kind} icon={icon}>
            <View className={styles.news}>{news}</View>
          </NextStrip>
        ) : (
          // nothing follows: a line of text, so that what is open stands out
          news && <View className={styles.note}>{news}</View>
        )}
        {state === 'refused' && <WrittenTag text={refund.answer} />}
      </Tappable>
      {state === 'refused' && (
        <Button
          kind="outline"
          size="small"
          className={styles.contact}
          ariaLabel={`${t('action.contact')} ${items[0]?.spuName ?? ''}`}
          onClick={onContact}
        >
          {t('action.contact')}
        </Button>
      )}
    </View>
  )
}
