import { View } from '@tarojs/components'
import { useState } from 'react'
import { codeEntry } from '@contract/constants/enums'
import type { CouponUser } from '@contract/routes/coupons'
import { couponCodeForm, hasForm } from '@contract/rules/text-forms'
import { isApiError, isUnsent } from '@/api/api-error'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { useDraft } from '@/hooks/use-draft'
import { useText } from '@/i18n/use-text'
import { useCouponCodeRedeemMutation, useCouponCodeSettingQuery } from '@/pages-shopping/api/coupons.api'
import { focusElement } from '@/utils/focus-element'

const FIELD = 'coupon-code'

/** Redeems a code for a coupon; errors are shown at the field. Hidden while the shop accepts no codes. */
export function RedeemCard({ onDone }: { onDone: (coupon: CouponUser) => void }) {
  const { t } = useText('pages-shopping')
  const setting = useCouponCodeSettingQuery()
  const draft = useDraft('coupon-code', { code: '' })
  const [redeem, { isLoading }] = useCouponCodeRedeemMutation()
  const [wrong, setWrong] = useState('')
  // when the setting cannot be loaded, the field stays
  if (setting.data && setting.data.configValue !== codeEntry.on) return null

  const code = draft.values.code.trim()
  const show = (words: string) => {
    setWrong(words)
    focusElement(FIELD)
  }
  const submit = async () => {
    if (code === '') return show(t('coupons.code.empty'))
    if (!hasForm(couponCodeForm, code)) return show(t('coupons.code.format'))
    const { data, error } = await redeem({ code })
    if (data) {
      draft.clear()
      return onDone(data)
    }
    if (isUnsent(error)) show(t('coupons.code.unsent'))
    else if (isApiError(error) && error.msg) show(error.msg)
  }
  return (
    <Card>
      <View id={FIELD}>
        <Field
          label={t('coupons.code.label')}
          name="couponCode"
          value={draft.values.code}
          maxLength={couponCodeForm.maxLength}
          placeholder={t('coupons.code.hint')}
          {...(wrong ? { error: wrong } : {})}
          onChange={(next) => {
            setWrong('')
            draft.change({ code: next })
          }}
          onConfirm={() => void submit()}
          suffix={
            <Button kind="text" size="small" busy={isLoading} onClick={() => void submit()}>
              {t('coupons.code.redeem')}
            </Button>
          }
        />
      </View>
    </Card>
  )
}
