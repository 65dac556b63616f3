import { useRef, useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { InvoiceKind } from '@contract/constants/enums'
import { isEmail } from '@contract/rules/email'
import { hasForm, taxNumberForm } from '@contract/rules/text-forms'
import { isApiError } from '@/api/api-error'
import { useInvoiceListQuery, useInvoiceRequestMutation } from '@/pages-mine/api/receipts.api'
import { useRefusal } from '@/pages-mine/components/use-refusal'
import { newIdempotencyKey } from '@/utils/idempotency'

export interface InvoiceForm {
  kind: InvoiceKind
  title: string
  taxNumber: string
  email: string
}
const empty: InvoiceForm = { kind: 'person', title: '', taxNumber: '', email: '' }

/** Titles of earlier invoices, without duplicates, latest first. */
export function useSavedTitles(): InvoiceForm[] {
  const { data } = useInvoiceListQuery()
  const seen = new Set<string>()
  return (data?.records ?? [])
    .map(({ kind, title, taxNumber, email }) => ({ kind, title, taxNumber, email }))
    .filter(({ kind, title, taxNumber }) => {
      const name = `${kind} ${title} ${taxNumber}`
      return !seen.has(name) && seen.add(name)
    })
}

const isTaxNumber = (text: string) => text !== '' && hasForm(taxNumberForm, text)

/** The invoice's title, and where it is sent. */
export function useInvoiceForm(orderId: string, onAsked: () => void) {
  const [form, setForm] = useState(empty)
  const refusal = useRefusal<keyof InvoiceForm>()
  const [ask, { isLoading: isBusy }] = useInvoiceRequestMutation()
  const key = useRef(newIdempotencyKey())
  const check = (): boolean => {
    if (form.title.trim() === '') refusal.show('title', { key: 'receipt.error.title' })
    else if (form.kind === 'company' && !isTaxNumber(form.taxNumber.trim()))
      refusal.show('taxNumber', { key: 'receipt.error.taxNumber' })
    else if (!isEmail(form.email.trim())) refusal.show('email', { key: 'login.error.emailWrong' })
    else return true
    return false
  }
  const send = async () => {
    refusal.clear()
    if (!check()) return
    const answer = await ask({
      idempotencyKey: key.current,
      orderId,
      kind: form.kind,
      title: form.title.trim(),
      ...(form.kind === 'company' ? { taxNumber: form.taxNumber.trim() } : {}),
      email: form.email.trim(),
    })
    if (!answer.error) return onAsked()
    const field = (answer.error as { body?: { data?: { field?: string } | null } }).body?.data?.field
    const isAtField = isApiError(answer.error) && answer.error.code === codes.badInput
    refusal.refuse(answer.error, isAtField && field === 'taxNumber' ? 'taxNumber' : 'title')
  }
  return {
    form,
    refusal,
    isBusy,
    change: (part: Partial<InvoiceForm>) => {
      refusal.clear()
      setForm((from) => ({ ...from, ...part }))
    },
    send,
  }
}
