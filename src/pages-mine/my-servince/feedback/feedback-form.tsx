import { View } from '@tarojs/components'
import { type FeedbackKind, feedbackKinds } from '@contract/constants/enums'
import { limits } from '@contract/constants/limits'
import { contactLength } from '@contract/rules/text-lengths'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Chip, ChipRow } from '@/components/chip'
import { Field } from '@/components/field'
import { NextStrip } from '@/components/next-strip'
import { hiddenProps, webProps } from '@/components/web-props'
import { PictureField } from '@/features/uploads/components/picture-field'
import { useText } from '@/i18n/use-text'
import { Labelled } from '@/pages-mine/components/labelled'
import styles from './feedback.module.scss'
import { contentId, type FeedbackErrors, useFeedbackForm } from './use-feedback-form'

interface KindProps {
  kind: FeedbackKind
  onChange: (kind: FeedbackKind) => void
}
function KindChoice({ kind, onChange }: KindProps) {
  const { t } = useText('pages-mine')
  return (
    <Labelled label={t('feedback.kind')}>
      <ChipRow label={t('feedback.kind')} wrap>
        {feedbackKinds.map((one) => (
          <Chip key={one} isChosen={kind === one} onClick={() => onChange(one)}>
            {t(`feedback.kinds.${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </Labelled>
  )
}

interface ContentProps {
  content: string
  error: { error: string } | null
  onChange: (content: string) => void
}
/** The text, with the number of letters used and allowed. */
function ContentField({ content, error, onChange }: ContentProps) {
  const { t } = useText('pages-mine')
  return (
    <View id={contentId}>
      <Field
        multiline
        required
        label={t('feedback.content')}
        name="content"
        maxLength={limits.textareaLength}
        placeholder={t('feedback.contentHint')}
        value={content}
        {...error}
        onChange={onChange}
      />
      <View className={styles.count} {...hiddenProps()}>
        {`${content.length}/${limits.textareaLength}`}
      </View>
    </View>
  )
}

/** The form: subject, text, pictures, and contact for the answer. */
export function FeedbackForm({ userId, onSent }: { userId: string; onSent: () => void }) {
  const { t } = useText('pages-mine')
  const { form, errors, pictures, isBusy, change, send } = useFeedbackForm(userId, onSent)
  const said = (of: keyof FeedbackErrors) => {
    const error = errors[of]
    const text = error && ('literal' in error ? error.literal : t(error.key, error.params))
    return text ? { error: text } : null
  }
  const general = said('general')?.error
  return (
    <Card title={t('feedback.write')}>
      <View className={styles.fields}>
        <KindChoice kind={form.kind} onChange={(kind) => change({ kind })} />
        <ContentField
          content={form.content}
          error={said('content')}
          onChange={(content) => change({ content })}
        />
        <PictureField label={t('feedback.pictures')} pictures={pictures} words={t} {...said('pictures')} />
        <Field
          label={t('feedback.contact')}
          name="contact"
          maxLength={contactLength}
          hint={t('feedback.contactHint')}
          value={form.contact}
          onChange={(contact) => change({ contact })}
        />
        <View {...webProps({ role: 'alert' })}>
          {general && (
            <NextStrip kind="danger" icon="warning-circle">
              {general}
            </NextStrip>
          )}
        </View>
        <Button
          block
          busy={isBusy}
          onClick={() => {
            void send()
          }}
        >
          {t('feedback.send')}
        </Button>
      </View>
    </Card>
  )
}
