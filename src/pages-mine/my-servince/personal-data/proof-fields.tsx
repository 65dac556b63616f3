import type { PersonalData } from '@contract/routes/account'
import { passwordMaxLength } from '@contract/rules/password'
import { Field } from '@/components/field'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { useText } from '@/i18n/use-text'
import { CodeField } from '@/pages-mine/components/code-field'
import type { OwnerProof, ProofWay } from './use-owner-proof'

/** The account's contacts, masked, to which a code can be sent. */
const targetOf = (data: PersonalData, way: ProofWay): string =>
  way === 'sms' ? `${data.phoneCode ?? ''} ${data.phone ?? ''}` : (data.email ?? '')

/** The password, or a code to a bound contact; with both there is a choice. */
export function ProofFields({ data, proof }: { data: PersonalData; proof: OwnerProof }) {
  const { t } = useText('pages-mine')
  const { way, form, refusal, change, sendCode } = proof
  const nameOf = (one: ProofWay) =>
    one === 'password' ? t('profile.password') : t('profile.codeTo', { target: targetOf(data, one) })
  return (
    <>
      {data.ownerProofs.length > 1 ? (
        <RadioGroup label={t('profile.proofTitle')}>
          {data.ownerProofs.map((one) => (
            <RadioCard
              key={one}
              title={nameOf(one)}
              isChosen={one === way}
              onClick={() => change({ way: one, code: '' })}
            />
          ))}
        </RadioGroup>
      ) : null}
      {way === 'password' ? (
        <Field
          label={t('profile.oldPassword')}
          name="ownerPassword"
          type="password"
          autoFill="current-password"
          maxLength={passwordMaxLength}
          value={form.password}
          {...refusal.at('password')}
          onChange={(password) => change({ password })}
        />
      ) : (
        <CodeField
          key={way}
          name="ownerCode"
          value={form.code}
          send={sendCode}
          {...refusal.at('code')}
          onChange={(code) => change({ code })}
        />
      )}
    </>
  )
}
