import { useEffect, useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import {
  type ReducedPrice,
  type ReductionForm,
  useReducedPrice,
} from '@/features/orders/hooks/use-reduced-price'
import { offerOfParam } from '@/features/orders/offer'
import {
  type PersonChoice,
  usePersonChoice,
} from '@/features/persons/components/person-choice/use-person-choice'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useLatest } from '@/hooks/use-latest'
import { useSendingKey } from '@/hooks/use-sending-key'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { openLogin } from '@/navigation/login-flow'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useBuyer } from '@/pages-goods/hooks/use-buyer'
import { useFormFaults } from '@/pages-goods/hooks/use-form-faults'
import { focusElement } from '@/utils/focus-element'
import { type Appointment, useAppointment } from '../components/appointment/use-appointment'
import { checkOrder, discountTextError, type OrderField, type OrderForm } from './confirm-form'
import { orderBody, orderedLines } from './order-body'
import { type ConfirmParams, useOrderDraft } from './use-order-draft'
import { useOrderPlacing } from './use-order-placing'
import type { OrderFaults, SendTrouble } from './use-order-refusal'

export const idPrefix = 'order'

type ChangeOrder = (part: Partial<OrderForm>, ...mended: OrderField[]) => void

/**
 * The order form: its input (stored on the device), the server's price for it, and placing the order once.
 * Refusals are shown at the field to correct and never discard input.
 * @param cartLines the ordered cart lines with their quantities; null when goods are bought directly
 */
export function useOrderForm(
  goods: GoodsDetail,
  params: Partial<ConfirmParams>,
  cartLines: readonly CartLine[] | null = null,
) {
  const sku = skuToOrder(goods, params.skuId)
  const offer = offerOfParam(params.offer)
  const draft = useOrderDraft(draftKeyOf(goods, sku?.id, cartLines, params.offer), params)
  const { form } = draft
  const faults = useFormFaults<OrderField, SendTrouble>(idPrefix)
  const change: ChangeOrder = (part, ...mended) => {
    draft.change(part)
    faults.mend(mended)
  }
  const persons = useOrderPersons(goods, params.personId, form, change)
  const appointment = useOrderAppointment(goods, form, persons.person?.id, change)
  const lines = orderedLines(goods, sku?.id ?? '', cartLines)
  const pricing = useReducedPrice(lines, form, { offer, isSkipped: !sku })
  const buyer = useOrderBuyer(form, persons)
  const sendingKey = useSendingKey(form.idempotencyKey, (idempotencyKey) => draft.change({ idempotencyKey }))
  const { place, ...placing } = useOrderPlacing({
    persons,
    sendingKey,
    appointment,
    pricing,
    faults,
    body: orderBody({
      form,
      lines,
      cartLines,
      personId: persons.person?.id,
      buyer,
      reductions: pricing.reductions,
    }),
    onDayRefused: () => draft.change({ slot: null }),
    onPlaced: draft.clear,
  })
  const parts = { form, sku, offer, appointment, persons, pricing, buyer, faults }
  const { missing, isComplete, submit, isWaiting } = useOrderSubmit({ ...parts, place })

  return {
    ...parts,
    change,
    missing,
    isComplete,
    submit,
    isWaiting,
    errors: faults.errors,
    trouble: faults.trouble,
    ...placing,
    changeReductions: (part: Partial<ReductionForm>) =>
      change(part, ...('codeText' in part ? (['discount'] as const) : [])),
    applyCode: () => applyTypedCode({ form, pricing, faults, change }),
    /** Opens the form of the regular price with what was entered in this one. */
    openNormalPrice: () => {
      draft.copyTo(draftKeyOf(goods, sku?.id, cartLines, undefined), { idempotencyKey: '' })
      replace(routes.goodsConfirm, { id: goods.id, skuId: sku?.id })
    },
  }
}
export type OrderFormState = ReturnType<typeof useOrderForm>

/** The buyer: as typed, else the order's person if it is the account's owner, else the account's data. */
function useOrderBuyer(form: OrderForm, { person }: PersonChoice) {
  const { realName, ...buyer } = useBuyer(form)
  return { ...buyer, buyerName: form.buyerName ?? (person?.relation === 'self' ? person.name : realName) }
}
type OrderBuyer = ReturnType<typeof useOrderBuyer>

/** One draft per cart selection, or per version and price of one product. */
const draftKeyOf = (
  goods: GoodsDetail,
  skuId: string | undefined,
  cartLines: readonly CartLine[] | null,
  offer: string | undefined,
): string =>
  cartLines
    ? `order/cart/${cartLines.map(({ id }) => id).join()}`
    : ['order', goods.id, skuId ?? '', ...(offer ? [offer] : [])].join('/')

/** The SKU of the link, else the first available one. */
const skuToOrder = ({ skus }: GoodsDetail, skuId: string | undefined) =>
  skus.find(({ id }) => id === skuId) ?? skus.find(({ enable }) => enable) ?? skus[0]

/** Checks the entered discount code with the server; the same code can be checked again. */
function applyTypedCode({
  form,
  pricing,
  faults,
  change,
}: {
  form: OrderForm
  pricing: ReducedPrice
  faults: OrderFaults
  change: ChangeOrder
}) {
  const error = discountTextError(form.codeText)
  if (error) return faults.showBad({ ...faults.errors, discount: error }, 'discount')
  const code = form.codeText.trim()
  if (code === form.appliedCode) pricing.refetch()
  change({ appliedCode: code, codeText: code }, 'discount')
}

/** Clinic and time of the order. */
function useOrderAppointment(
  goods: GoodsDetail,
  form: OrderForm,
  personId: string | undefined,
  change: ChangeOrder,
) {
  return useAppointment({
    spuId: goods.id,
    personId,
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
}

/** The person of the order; eligibility on the day of the appointment. */
function useOrderPersons(
  goods: GoodsDetail,
  wishedId: string | undefined,
  form: OrderForm,
  change: ChangeOrder,
) {
  const { t } = useText('pages-goods')
  return usePersonChoice({
    words: t,
    eligibility: goods.eligibility,
    day: (!form.isLater && form.slot?.date) || msToDay(Date.now()),
    // selected by the user for this link; a selection for another link is ignored
    personId: wishedId === undefined || form.openedFor === wishedId ? form.personId : '',
    wishedId,
    // another person may be able to take the chosen time
    onChoose: (personId) =>
      change(
        { personId, openedFor: wishedId ?? form.openedFor },
        'person',
        ...(form.slot ? (['time'] as const) : []),
      ),
  })
}

interface OrderSubmitOptions {
  form: OrderForm
  appointment: Appointment
  persons: PersonChoice
  pricing: ReducedPrice
  buyer: OrderBuyer
  faults: OrderFaults
  place: () => Promise<void>
}

/**
 * What is missing, and the submit button: a visitor signs in first, then the form is sent. Pressed while the account's
 * persons are still loading, it sends the form once they have loaded.
 */
function useOrderSubmit({ form, appointment, persons, pricing, buyer, faults, place }: OrderSubmitOptions) {
  const guard = useLoginGuard()
  // the sign-in happens between press and placement: submit the form as it is afterwards
  const latestPlace = useLatest(place)
  const isReading = persons.state.kind === 'loading' || buyer.isReading
  const [isWaiting, setIsWaiting] = useState(false)

  const { errors: bad, first } = checkOrder({
    isLater: form.isLater,
    // a chosen clinic implies its region
    region: appointment.region || appointment.shopId,
    shop: appointment.shopId,
    date: form.slot?.date ?? '',
    time: form.slot?.time ?? '',
    person: persons.person?.id ?? '',
    buyerName: buyer.buyerName,
    phoneCode: buyer.phoneCode,
    phone: buyer.phone,
    discount: form.codeText.trim() === form.appliedCode ? '' : form.codeText,
    agreed: form.isAgreed,
  })

  const submit = () => {
    // the button says so: no question
    if (!buyer.isSignedIn) return openLogin(() => focusElement(`${idPrefix}-person`))
    if (isReading) return setIsWaiting(true)
    if (first) return faults.showBad(bad, first)
    // refused: its reason is at the field
    if (pricing.codeError) return focusElement(`${idPrefix}-discount`)
    faults.clearErrors()
    guard(() => void latestPlace.current())
  }
  const latestSubmit = useLatest(submit)
  useEffect(() => {
    if (!isWaiting || isReading) return
    setIsWaiting(false)
    latestSubmit.current()
  }, [isWaiting, isReading, latestSubmit])
  return {
    missing: isReading ? [] : Object.keys(bad),
    isComplete: !isReading && !first && !pricing.codeError,
    submit,
    isWaiting,
  }
}
