import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { PhoneField } from '@/components/phone-field'
import { PersonsFields } from '@/features/persons/components/person-choice/persons-fields'
import { useText } from '@/i18n/use-text'
import type { OrderField } from '../confirm-form'
import { idPrefix, type OrderFormState } from '../use-order-form'
import styles from './order-form-view.module.scss'

interface BuyerCardProps {
  state: OrderFormState
  errorOf: (field: OrderField) => string | undefined
}

/** The person, the buyer and, for shipped products, the address. */
export function BuyerCard({ state, errorOf }: BuyerCardProps) {
  const { t } = useText('pages-goods')
  const { isBookable, persons } = state
  return (
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
        <BuyerFields state={state} errorOf={errorOf} />
        {!isBookable && <AddressField state={state} error={errorOf('deliveryAddress')} />}
      </View>
    </Card>
  )
}

function BuyerFields({ state: { change, buyer, isBookable }, errorOf }: BuyerCardProps) {
  const { t } = useText('pages-goods')
  return (
    <>
      <View id={`${idPrefix}-buyerName`}>
        <Field
          label={t('confirm.buyerName')}
          name="buyerName"
          value={buyer.buyerName}
          maxLength={60}
          autoFill="name"
          error={errorOf('buyerName')}
          onChange={(name) => change({ buyerName: name }, 'buyerName')}
        />
      </View>
      <View id={`${idPrefix}-phone`}>
        <PhoneField
          label={t('confirm.phone')}
          name="buyerPhone"
          code={buyer.phoneCode}
          value={buyer.phone}
          error={errorOf('phone')}
          hint={t(isBookable ? 'confirm.phoneHint' : 'confirm.phoneHintShipped')}
          onCodeChange={(phoneCode) => change({ phoneCode, phone: buyer.phone }, 'phone')}
          onChange={(phone) => change({ phone, phoneCode: buyer.phoneCode }, 'phone')}
        />
      </View>
    </>
  )
}

function AddressField({
  state: { form, change },
  error,
}: {
  state: OrderFormState
  error: string | undefined
}) {
  const { t } = useText('pages-goods')
  return (
    <View id={`${idPrefix}-deliveryAddress`}>
      <Field
        label={t('confirm.deliveryAddress')}
        name="deliveryAddress"
        value={form.deliveryAddress}
        multiline
        maxLength={limits.textareaLength}
        autoFill="street-address"
        hint={t('confirm.deliveryAddressHint')}
        error={error}
        onChange={(deliveryAddress) => change({ deliveryAddress }, 'deliveryAddress')}
      />
    </View>
  )
}
