import { View } from '@tarojs/components'
import { refundReasons } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import type { RefundPreview } from '@contract/routes/aftersales'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { PictureField } from '@/features/uploads/components/picture-field'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { FieldError } from '@/pages-order/components/field-error'
import { RefundBar } from './refund-bar'
import { RefundLines } from './refund-lines'
import { RefundSums } from './refund-sums'
import styles from './refund.module.scss'
import { reasonId, type RefundFormState } from './use-refund-form'

interface RefundFieldsProps {
  preview: RefundPreview
  request: RefundFormState
  isOpen: boolean
}

/** The fields of a request: lines, resulting amount, reason, text and pictures. */
export function RefundFields({ preview, request, isOpen }: RefundFieldsProps) {
  const { t } = useText('pages-order')
  const { form, faults, change } = request
  const hasColumnBar = useHasColumnBar()
  const sums = <RefundSums preview={request.preview} />
  return (
    <View className={styles.columns}>
      <View className={styles.stack}>
        <RefundLines
          lines={preview.items}
          picked={form.picked}
          error={faults.lines}
          onChange={(picked) => change({ picked })}
        />
        {!hasColumnBar && sums}
        <ReasonCard request={request} />
      </View>
      <View className={styles.stack}>
        {hasColumnBar && sums}
        <View className={styles.alert} {...webProps({ role: 'alert' })}>
          {faults.sending && (
            <NextStrip
              kind="danger"
              icon="warning-circle"
              action={
                isOpen ? (
                  <Button kind="text" size="small" onClick={() => go(routes.refunds)}>
                    {t('afterSale.refunds')}
                  </Button>
                ) : undefined
              }
            >
              {faults.sending}
            </NextStrip>
          )}
        </View>
        {hasColumnBar && (
          <ColumnBar>
            <RefundBar request={request} />
          </ColumnBar>
        )}
      </View>
    </View>
  )
}

/** The reason as one choice, with optional text and pictures. */
function ReasonCard({ request: { form, faults, pictures, change } }: { request: RefundFormState }) {
  const { t } = useText('pages-order')
  // half a desktop's width is too narrow for equal widths
  const hasColumnBar = useHasColumnBar()
  return (
    <Card title={t('refund.why')}>
      <View className={styles.stack}>
        <View id={reasonId}>
          <ChipRow label={t('refund.why')} wrap isEven={!hasColumnBar}>
            {refundReasons.map((reason) => (
              <Chip key={reason} isChosen={form.reason === reason} onClick={() => change({ reason })}>
                {t(`refund.reasons.${reason}`)}
              </Chip>
            ))}
          </ChipRow>
          <FieldError text={faults.reason} />
        </View>
        <Field
          multiline
          label={t('refund.description')}
          name="description"
          maxLength={limits.textareaLength}
          hint={t('refund.descriptionHint')}
          value={form.description}
          {...(faults.description ? { error: faults.description } : null)}
          onChange={(description) => change({ description })}
        />
        <PictureField
          label={t('refund.pictures')}
          pictures={pictures}
          words={t}
          {...(faults.pictures ? { error: faults.pictures } : null)}
        />
      </View>
    </Card>
  )
}
