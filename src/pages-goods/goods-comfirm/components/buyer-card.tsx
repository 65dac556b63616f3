import { View } from '@tarojs/components'
import { nameLength } from '@contract/rules/text-lengths'
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

/** The person and the buyer. */
export function BuyerCard({ state, errorOf }: BuyerCardProps) {
  const { t } = useText('pages-goods')
  const { persons } = state
  return (
    <Card>
      <View className={styles.persons}>
        <PersonsFields
          choice={persons}
          title={t('confirm.persons')}
          error={errorOf('person')}
          id={`${idPrefix}-person`}
        />
      </View>
      <View className={styles.fields}>
        <BuyerFields state={state} errorOf={errorOf} />
      </View>
    </Card>
  )
}

function BuyerFields({ state: { change, buyer }, errorOf }: BuyerCardProps) {
  const { t } = useText('pages-goods')
  return (
    <>
      <View id={`${idPrefix}-buyerName`}>
        <Field
          label={t('confirm.buyerName')}
          name="buyerName"
          value={buyer.buyerName}
          maxLength={nameLength}
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
          hint={t('confirm.phoneHint')}
          onCodeChange={(phoneCode) => change({ phoneCode, phone: buyer.phone }, 'phone')}
          onChange={(phone) => change({ phone, phoneCode: buyer.phoneCode }, 'phone')}
        />
      </View>
    </>
  )
}
