import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import styles from './form-sheet.module.scss'
import { RefusalNote } from './refusal-note'

interface FormSheetProps {
  title: string
  submitText: string
  /** The action is irreversible, so its button is not the primary one. */
  isEnding?: boolean
  isBusy: boolean
  /** Why the form was refused, when no field is concerned. */
  refusal: string | null
  onSubmit: () => Promise<void> | void
  onClose: () => void
  children: ReactNode
  /** below the refusal: an alternative way */
  more?: ReactNode
}

/** A form in an open sheet: fields, reason of a refusal, and the submit button. */
export function FormSheet({
  title,
  submitText,
  isEnding = false,
  isBusy,
  refusal,
  onSubmit,
  onClose,
  children,
  more,
}: FormSheetProps) {
  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button
          kind={isEnding ? 'outline' : 'primary'}
          block
          busy={isBusy}
          onClick={() => {
            void onSubmit()
          }}
        >
          {submitText}
        </Button>
      }
    >
      <View className={styles.fields}>
        {children}
        <RefusalNote text={refusal} />
        {more}
      </View>
    </Sheet>
  )
}
