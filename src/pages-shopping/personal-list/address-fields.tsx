import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { postalCodeForm } from '@contract/rules/text-forms'
import { nameLength } from '@contract/rules/text-lengths'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { useText } from '@/i18n/use-text'
import { hasDistricts } from '@/pages-shopping/address-text'
import type { EditForm } from '@/pages-shopping/hooks/use-edit-form'
import type { AddressForm } from './address-rules'
import styles from './personal-edit.module.scss'
import { RegionChoice } from './region-choice'

interface CardProps {
  state: EditForm<AddressForm>
  errorOf: (field: keyof AddressForm) => string | undefined
}

/** Name and phone of the recipient. */
export function WhoCard({ state: { form, idOf, change }, errorOf }: CardProps) {
  const { t } = useText('pages-shopping')
  return (
    <Card title={t('address.who')}>
      <View className={styles.fields}>
        <View id={idOf('userName')}>
          <Field
            label={t('address.userName')}
            name="userName"
            autoFill="name"
            maxLength={nameLength}
            value={form.userName}
            error={errorOf('userName')}
            onChange={(userName) => change({ userName })}
          />
        </View>
        <View id={idOf('telNum')}>
          <PhoneField
            label={t('address.telNum')}
            name="telNum"
            code={form.phoneCode}
            value={form.telNum}
            error={errorOf('telNum')}
            onCodeChange={(phoneCode) => change({ phoneCode, telNum: form.telNum })}
            onChange={(telNum) => change({ telNum })}
          />
        </View>
      </View>
    </Card>
  )
}

/** Region, district or city, and the address within it. */
export function WhereCard({ state, errorOf }: CardProps) {
  const { t } = useText('pages-shopping')
  const { form, idOf, change } = state
  return (
    <Card title={t('address.where')}>
      <View className={styles.fields}>
        <RegionChoice state={state} errorOf={errorOf} />
        <View id={idOf('countyName')}>
          <Field
            label={t(hasDistricts(form.provinceId) ? 'address.area' : 'address.county')}
            name="countyName"
            maxLength={nameLength}
            value={form.countyName}
            onChange={(countyName) => change({ countyName })}
          />
        </View>
        <View id={idOf('detailInfo')}>
          <Field
            multiline
            label={t('address.detailInfo')}
            name="detailInfo"
            autoFill="street-address"
            maxLength={limits.textareaLength}
            placeholder={t('address.detailHint', { n: limits.textareaLength })}
            value={form.detailInfo}
            error={errorOf('detailInfo')}
            onChange={(detailInfo) => change({ detailInfo })}
          />
        </View>
        {!hasDistricts(form.provinceId) && (
          <View id={idOf('postalCode')}>
            <Field
              label={t('address.postalCode')}
              name="postalCode"
              autoFill="postal-code"
              maxLength={postalCodeForm.maxLength}
              value={form.postalCode}
              error={errorOf('postalCode')}
              onChange={(postalCode) => change({ postalCode })}
            />
          </View>
        )}
      </View>
    </Card>
  )
}
