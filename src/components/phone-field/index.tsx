import { View } from '@tarojs/components'
import { useState } from 'react'
import { type PhoneCode, phoneCodes } from '@contract/rules/phone'
import { typedPhoneLength } from '@contract/rules/text-lengths'
import type { TextUnder } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { ChoicePicker } from '../choice-picker'
import { Field, type FieldProps } from '../field'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

type PhoneFieldProps = Pick<
  FieldProps,
  | 'label'
  | 'name'
  | 'value'
  | 'onChange'
  | 'error'
  | 'hint'
  | 'placeholder'
  | 'required'
  | 'onBlur'
  | 'disabled'
  | 'onConfirm'
> & {
  /** '+852' */
  code: string
  onCodeChange: (code: string) => void
}

// the digits are the keys of the texts
const places: Record<PhoneCode, TextUnder<'common', 'phoneField.place'>> = {
  '+852': '852',
  '+86': '86',
  '+853': '853',
  '+886': '886',
}

/**
 * The value that the field shows. An account's number that arrives once the field has the focus waits until it is
 * left: what is typed replaces it instead of being added to it.
 */
function useShownNumber({ value, onChange, onBlur }: Pick<PhoneFieldProps, 'value' | 'onChange' | 'onBlur'>) {
  const [held, setHeld] = useState<string | null>(null)
  return {
    value: held ?? value,
    onFocus: () => setHeld(value),
    onChange: (typed: string) => {
      setHeld(null)
      onChange(typed)
    },
    onBlur: () => {
      setHeld(null)
      onBlur?.()
    },
  }
}

/** A phone number with a country or region code. */
export function PhoneField({ code, onCodeChange, ...field }: PhoneFieldProps) {
  const { t } = useText('common')
  const [isChoosing, setIsChoosing] = useState(false)
  const shown = useShownNumber(field)
  return (
    <>
      <Field
        {...field}
        {...shown}
        type="tel"
        autoFill="tel-national"
        maxLength={typedPhoneLength}
        prefix={
          <Tappable
            className={styles.code}
            label={t('phoneField.code', { code })}
            isDisabled={field.disabled}
            onClick={() => setIsChoosing(true)}
          >
            <View>{code}</View>
            <Icon name="caret-down" size={16} />
          </Tappable>
        }
      />
      <ChoicePicker
        isOpen={isChoosing}
        title={t('phoneField.title')}
        value={code}
        choices={phoneCodes.map((value) => ({
          value,
          label: t(`phoneField.place.${places[value]}`),
          hint: value,
        }))}
        onConfirm={(value) => {
          onCodeChange(value)
          setIsChoosing(false)
        }}
        onCancel={() => setIsChoosing(false)}
      />
    </>
  )
}
