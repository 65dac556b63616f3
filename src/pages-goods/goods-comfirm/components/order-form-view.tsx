import { View } from '@tarojs/components'
import type { CartLine } from '@contract/cart'
import type { GoodsDetail } from '@contract/goods'
import { useOrderConfirmDisplayQuery } from '@/api/content.api'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { PhoneField } from '@/components/phone-field'
import { Price } from '@/components/price'
import { Segmented } from '@/components/segmented'
import { limits } from '@contract/constants/limits'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { parseCents } from '@/utils/money'
import { AppointmentFields } from '../../components/appointment/appointment-fields'
import { AppointmentPanels } from '../../components/appointment/appointment-panels'
import { PersonsFields } from '../../components/persons/persons-fields'
import type { OrderField } from '../confirm-form'
import { type ConfirmParams, idPrefix, useOrderForm } from '../use-order-form'
import { DiscountCard } from './discount-card'
import { OrderedGoods } from './ordered-goods'
import styles from './order-form-view.module.scss'
import { PayStep } from './pay-step'
import { PriceCard } from './price-card'
import { ProtocolCheck } from './protocol-check'

/** The order form of one product or of lines of the cart, and after placing the choice of how to pay. */
export function OrderFormView({
  goods,
  params,
  cartLines,
}: {
  goods: GoodsDetail
  params: Partial<ConfirmParams>
  cartLines: readonly CartLine[] | null
}) {
  const { t } = useText('pages-goods')
  const state = useOrderForm(goods, params, cartLines)
  const display = useOrderConfirmDisplayQuery()
  const { form, change, appointment, persons, pricing, isBookable, trouble, priceChange } = state
  const errorOf = (field: OrderField) => {
    const error = state.errors[field]
    return error && ('key' in error ? t(error.key) : error.text)
  }
  if (state.order) return <PayStep order={state.order} />

  const savedCents = pricing.price ? parseCents(pricing.price.discountPrice) : 0
  const bar = (
    <ActionBar
      start={
        <View className={styles.due}>
          <View className={styles.dueLabel}>
            {savedCents > 0 ? t('confirm.dueSaved', { amount: formatPrice(savedCents) }) : t('confirm.due')}
          </View>
          {pricing.totalCents === undefined ? null : <Price cents={pricing.totalCents} size="l" />}
        </View>
      }
    >
      <Button
        busy={state.isPlacing || pricing.isCheckingCode}
        disabled={!pricing.price && !pricing.query.error}
        onClick={
          pricing.price
            ? state.submit
            : () => {
                void pricing.query.refetch()
              }
        }
      >
        {t(pricing.query.error && !pricing.price ? 'confirm.priceAgain' : 'confirm.pay')}
      </Button>
    </ActionBar>
  )
  const overlay = (
    <>
      <AppointmentPanels
        appointment={appointment}
        note={t('confirm.changeOnce', { n: limits.bookingChanges })}
      />
      <ConfirmDialog
        isOpen={priceChange !== null}
        title={t('confirm.priceChanged')}
        confirmText={t('confirm.priceAccept')}
        text={
          priceChange
            ? t('confirm.priceChangedText', {
                before: formatPrice(priceChange.oldCents),
                now: formatPrice(priceChange.newCents),
              })
            : ''
        }
        onConfirm={() => state.answerPriceChange(true)}
        onCancel={() => state.answerPriceChange(false)}
      />
    </>
  )
  return (
    <PageShell title={t('confirm.title')} bar={bar} overlay={overlay}>
      <View className={styles.columns}>
        <View className={styles.column}>
          {isBookable && (
            <Card>
              <View className={styles.when}>
                <Segmented
                  label={t('confirm.whenLabel')}
                  idPrefix="order-when"
                  active={form.isLater ? 'later' : 'now'}
                  items={[
                    { key: 'now', label: t('confirm.bookNow') },
                    { key: 'later', label: t('confirm.bookLater') },
                  ]}
                  onChange={(when) => change({ isLater: when === 'later' }, 'date', 'time')}
                />
              </View>
              <AppointmentFields
                appointment={appointment}
                durationMinutes={goods.durationMinutes}
                idPrefix={idPrefix}
                errors={{
                  region: errorOf('region'),
                  shop: errorOf('shop'),
                  date: errorOf('date'),
                  time: errorOf('time'),
                }}
              />
              {form.isLater && (
                <View className={styles.note}>
                  <NextStrip kind="info" icon="calendar-plus">
                    {t('confirm.laterText')}
                  </NextStrip>
                </View>
              )}
            </Card>
          )}
          <Card>
            {isBookable && (
              <View className={styles.persons}>
                <PersonsFields
                  choice={persons}
                  title={t('confirm.persons')}
                  error={errorOf('person')}
                  id={`${idPrefix}-person`}
                />
              </View>
            )}
            <View className={styles.fields}>
              <View id={`${idPrefix}-buyerName`}>
                <Field
                  label={t('confirm.buyerName')}
                  name="buyerName"
                  value={state.buyerName}
                  maxLength={60}
                  autoFill="name"
                  error={errorOf('buyerName')}
                  onChange={(buyerName) => change({ buyerName }, 'buyerName')}
                />
              </View>
              <View id={`${idPrefix}-phone`}>
                <PhoneField
                  label={t('confirm.phone')}
                  name="buyerPhone"
                  code={form.phoneCode}
                  value={form.phone}
                  error={errorOf('phone')}
                  hint={t(isBookable ? 'confirm.phoneHint' : 'confirm.phoneHintShipped')}
                  onCodeChange={(phoneCode) => change({ phoneCode }, 'phone')}
                  onChange={(phone) => change({ phone }, 'phone')}
                />
              </View>
              {!isBookable && (
                <View id={`${idPrefix}-deliveryAddress`}>
                  <Field
                    label={t('confirm.deliveryAddress')}
                    name="deliveryAddress"
                    value={form.deliveryAddress}
                    multiline
                    maxLength={limits.textareaLength}
                    autoFill="street-address"
                    hint={t('confirm.deliveryAddressHint')}
                    error={errorOf('deliveryAddress')}
                    onChange={(deliveryAddress) => change({ deliveryAddress }, 'deliveryAddress')}
                  />
                </View>
              )}
            </View>
          </Card>
        </View>
        <View className={styles.column}>
          <OrderedGoods
            goods={goods}
            cartLines={cartLines}
            leftOut={(params.cartIds?.split(',').length ?? 0) - (cartLines?.length ?? 0)}
            state={state}
          />
          {display.data?.discountCode === '1' && (
            <DiscountCard
              id={`${idPrefix}-discount`}
              text={form.discountText}
              pricing={pricing}
              error={
                errorOf('discount') ??
                (pricing.codeError &&
                  ('key' in pricing.codeError ? t(pricing.codeError.key) : pricing.codeError.text))
              }
              onText={(discountText) => change({ discountText, appliedCode: '' }, 'discount')}
              onApply={state.applyCode}
            />
          )}
          <PriceCard
            pricing={pricing}
            kind={goods.kind}
            isTaxShown={display.data?.taxes === '1'}
            isShipped={!isBookable}
          />
          {display.data?.remark === '1' && (
            <Card>
              <Field
                label={t('confirm.remark')}
                name="remark"
                value={form.remark}
                multiline
                maxLength={limits.textareaLength}
                placeholder={t('confirm.remarkHint')}
                hint={t('confirm.remarkCount', { n: form.remark.length, max: limits.textareaLength })}
                onChange={(remark) => change({ remark })}
              />
            </Card>
          )}
          {goods.refundText !== '' && (cartLines?.length ?? 1) === 1 && (
            <NextStrip icon="arrows-clockwise">{goods.refundText}</NextStrip>
          )}
          <ProtocolCheck
            id={`${idPrefix}-agreed`}
            isAgreed={form.isAgreed}
            protocols={display.data?.protocolIds ?? []}
            error={errorOf('agreed')}
            onChange={(isAgreed) => change({ isAgreed }, 'agreed')}
          />
          {trouble && (
            <View ariaRole="alert">
              {trouble === 'maybePlaced' ? (
                <NextStrip
                  kind="warn"
                  icon="warning"
                  action={
                    <Button kind="text" size="small" onClick={() => go(routes.orderList)}>
                      {t('confirm.seeOrders')}
                    </Button>
                  }
                >
                  {t('confirm.maybePlaced')}
                </NextStrip>
              ) : (
                <NextStrip kind="danger" icon="wifi-slash">
                  {trouble === 'network' ? t('confirm.notSent') : trouble.text}
                </NextStrip>
              )}
            </View>
          )}
        </View>
      </View>
    </PageShell>
  )
}
