import { View } from '@tarojs/components'
import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { phoneCodes } from '@/utils/phone'
import { ChoicePicker } from '../choice-picker'
import { Field, type FieldProps } from '../field'
import { Icon } from '../icon'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

const PHONE_MAX_LENGTH = 20

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

/** A phone number with its country or region code in front. */
export function PhoneField({ code, onCodeChange, ...field }: PhoneFieldProps) {
  const { t } = useText('common')
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Field
        {...field}
        type="tel"
        autoFill="tel-national"
        maxLength={PHONE_MAX_LENGTH}
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
          label: t(`phoneField.place.${value.slice(1)}`),
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
