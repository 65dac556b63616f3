import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@contract/cart'
import { codes } from '@contract/constants/codes'
import type { GoodsDetail } from '@contract/goods'
import type { OrderDetail, OrderPrice } from '@contract/orders'
import { isUnsent } from '@/api/api-error'
import { useOrderPlaceMutation } from '@/api/orders.api'
import type { NearSlot } from '@/components/slot-picker'
import { useDraft } from '@/hooks/use-draft'
import { useLatest } from '@/hooks/use-latest'
import { msToDay } from '@/i18n/format'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { focusElement } from '@/utils/focus-element'
import { newIdempotencyKey } from '@/utils/idempotency'
import { formatCents, parseCents } from '@/utils/money'
import { phoneDigits } from '@/utils/phone'
import { useAppointment } from '../components/appointment/use-appointment'
import { usePersonChoice } from '../components/persons/use-person-choice'
import {
  asApiError,
  checkOrder,
  dataOf,
  discountTextError,
  emptyOrderForm,
  fieldOfRefusal,
  type OrderErrors,
  type OrderField,
  type OrderForm,
} from './confirm-form'
import { useOrderPrice } from './use-order-price'

/** Address of the page: what is bought, and where, when and for whom, as far as it was chosen before. */
export interface ConfirmParams {
  id: string
  skuId: string
  shopId: string
  slotId: string
  date: string
  time: string
  quantity: string
  personId: string
  cartIds: string
}

export const idPrefix = 'order'
/** What went wrong with sending, when it belongs to no field. */
export type SendTrouble = 'network' | 'maybePlaced' | { text: string } | null
export type PriceChange = { oldCents: number; newCents: number } | null

function openedForm({
  shopId = '',
  slotId,
  date,
  time,
  quantity,
  personId = '',
}: Partial<ConfirmParams>): OrderForm {
  const slot = slotId && date && time ? { slotId, date, time } : null
  return {
    ...emptyOrderForm,
    openedWith: [shopId, slotId].filter(Boolean).join('/'),
    openedFor: personId,
    shopId,
    slot,
    quantity: Math.max(1, Math.floor(Number(quantity)) || 1),
  }
}

/**
 * The order form: what was typed (kept on the device), the server's price for it, and placing it once. Refusals go to the
 * field that mends them; nothing typed is lost by any of them.
 * @param cartLines the lines of the cart that are ordered, with their quantities; null when goods are bought directly
 */
export function useOrderForm(
  goods: GoodsDetail,
  params: Partial<ConfirmParams>,
  cartLines: readonly CartLine[] | null = null,
) {
  const sku =
    goods.skus.find(({ id }) => id === params.skuId) ??
    goods.skus.find(({ enable }) => enable === '1') ??
    goods.skus[0]
  const opened = openedForm(params)
  const {
    values: form,
    change: changeDraft,
    clear,
    hasDraft,
  } = useDraft(
    cartLines ? `order/cart/${cartLines.map(({ id }) => id).join()}` : `order/${goods.id}/${sku?.id ?? ''}`,
    opened,
  )
  const [errors, setErrors] = useState<OrderErrors>({})
  const [trouble, setTrouble] = useState<SendTrouble>(null)
  const [priceChange, setPriceChange] = useState<PriceChange>(null)
  const [order, setOrder] = useState<OrderDetail | null>(null)
  const [placeOrder, { isLoading: isPlacing }] = useOrderPlaceMutation()
  const key = useRef(newIdempotencyKey())
  const guard = useLoginGuard()
  const isBookable = goods.isBookable === '1'

  const change = (part: Partial<OrderForm>, ...mended: OrderField[]) => {
    changeDraft(part)
    setTrouble(null)
    if (mended.length)
      setErrors((from) =>
        Object.fromEntries(Object.entries(from).filter(([field]) => !mended.includes(field as OrderField))),
      )
  }

  // a newer link names its own store and place, whatever the draft held
  useEffect(() => {
    if (hasDraft && opened.openedWith !== '' && form.openedWith !== opened.openedWith)
      changeDraft({
        openedWith: opened.openedWith,
        region: '',
        shopId: opened.shopId,
        slot: opened.slot,
        isLater: false,
      })
  })

  const appointment = useAppointment({
    spuId: isBookable ? goods.id : '',
    value: form,
    isLater: form.isLater,
    onChange: (part) =>
      change(
        part,
        ...(part.slot ? (['date', 'time'] as const) : []),
        ...(part.shopId ? (['region', 'shop'] as const) : []),
        ...(part.region ? (['region'] as const) : []),
      ),
  })
  const day = (!form.isLater && form.slot?.date) || msToDay(Date.now())
  // chosen by hand for this link; what was chosen for another does not count
  const chosenId = params.personId === undefined || form.openedFor === params.personId ? form.personId : ''
  const persons = usePersonChoice({
    eligibility: goods.eligibility,
    day,
    personId: chosenId,
    wishedId: params.personId,
    onChoose: (personId) => change({ personId, openedFor: params.personId ?? form.openedFor }, 'person'),
    isSkipped: !isBookable,
  })
  const lines = cartLines?.map(({ spuId, skuId, quantity }) => ({ spuId, skuId, quantity })) ?? [
    { spuId: goods.id, skuId: sku?.id ?? '', quantity: isBookable ? 1 : form.quantity },
  ]
  const pricing = useOrderPrice(lines, form.appliedCode, !sku)
  const buyerName = form.buyerName ?? (persons.person?.relation === 'self' ? persons.person.name : '')

  const showBad = (bad: OrderErrors, first: OrderField) => {
    setErrors(bad)
    focusElement(`${idPrefix}-${first}`)
  }

  const refused = (failure: unknown) => {
    const error = asApiError(failure)
    if (error.code === codes.slotTaken)
      return appointment.reportTaken(dataOf<{ nearest: NearSlot[] }>(error)?.nearest ?? [])
    if (error.code === codes.priceChanged) {
      const now = dataOf<OrderPrice>(error)
      if (now) setPriceChange({ oldCents: pricing.totalCents ?? 0, newCents: parseCents(now.paymentPrice) })
      void pricing.query.refetch()
      return pricing.checkAgain()
    }
    const field = fieldOfRefusal(error)
    if (field === 'date') changeDraft({ slot: null })
    if (field) return showBad({ [field]: { text: error.msg } }, field)
    if (isUnsent(error)) return setTrouble('network')
    // the first answer was lost on the way and the form changed since: the order may stand already
    if (dataOf<{ rule?: string }>(error)?.rule === 'reused') return setTrouble('maybePlaced')
    if (error.code === codes.badInput) setTrouble({ text: error.msg })
  }

  const place = async (expectedCents?: number) => {
    if (order || isPlacing || !pricing.price) return
    if (isBookable && !persons.person) {
      const isKnown = persons.persons !== undefined
      return showBad(isKnown ? { person: { key: 'persons.error.select' } } : {}, 'person')
    }
    setTrouble(null)
    const answer = await placeOrder({
      idempotencyKey: key.current,
      lines,
      ...(cartLines ? { cartIds: cartLines.map(({ id }) => id) } : {}),
      ...(isBookable && persons.person
        ? {
            shopId: form.shopId,
            personId: persons.person.id,
            ...(form.slot && !form.isLater ? { slotId: form.slot.slotId } : {}),
          }
        : {}),
      ...(isBookable ? {} : { deliveryAddress: form.deliveryAddress.trim() }),
      buyerName: buyerName.trim(),
      buyerPhoneCode: form.phoneCode,
      buyerPhone: phoneDigits(form.phone),
      ...(pricing.discountCode ? { discountCode: pricing.discountCode } : {}),
      ...(form.remark.trim() ? { remark: form.remark.trim() } : {}),
      protocolAccepted: '1',
      expectedPrice: expectedCents === undefined ? pricing.price.paymentPrice : formatCents(expectedCents),
    })
    if (!answer.data) return refused(answer.error)
    key.current = newIdempotencyKey()
    clear()
    setOrder(answer.data)
  }
  // signing in comes between the press and the placing: what counts then is the form as it is then
  const latestPlace = useLatest(place)

  const submit = () => {
    const { errors: bad, first } = checkOrder({
      isBookable,
      isLater: form.isLater,
      isSignedIn: persons.isSignedIn,
      region: appointment.region,
      shop: appointment.shop?.id ?? '',
      date: form.slot?.date ?? '',
      time: form.slot?.time ?? '',
      person: persons.person?.id ?? '',
      buyerName,
      phoneCode: form.phoneCode,
      phone: form.phone,
      deliveryAddress: form.deliveryAddress,
      discount: form.discountText.trim() === form.appliedCode ? '' : form.discountText,
      agreed: form.isAgreed,
    })
    if (first) return showBad(bad, first)
    setErrors({})
    const isPersonOpen = isBookable && !persons.isSignedIn
    guard(() => {
      // a visitor has not seen yet whom it would be for: that is chosen first, never guessed
      if (isPersonOpen) focusElement(`${idPrefix}-person`)
      else void latestPlace.current()
    })
  }

  return {
    form,
    change,
    errors,
    submit,
    isPlacing,
    order,
    sku,
    appointment,
    persons,
    pricing,
    buyerName,
    isBookable,
    trouble,
    priceChange,
    applyCode: () => {
      const error = discountTextError(form.discountText)
      if (error) return showBad({ ...errors, discount: error }, 'discount')
      const code = form.discountText.trim()
      if (code === form.appliedCode) pricing.checkAgain()
      change({ appliedCode: code, discountText: code }, 'discount')
    },
    /** The person looked at the new price: goes on with it, or back to the form. */
    answerPriceChange: (isAccepted: boolean) => {
      const now = priceChange?.newCents
      setPriceChange(null)
      if (isAccepted && now !== undefined) void place(now)
    },
  }
}
export type OrderFormState = ReturnType<typeof useOrderForm>
