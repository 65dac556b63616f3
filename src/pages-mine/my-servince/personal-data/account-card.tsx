import type { PersonalData } from '@contract/routes/account'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { AlipayRow } from './alipay-row'
import type { ProfileSheet } from './profile-sheet'
import { WechatRow } from './wechat-row'

/** Contacts and sign-in methods of the account, and its persons. */
export function AccountCard({ data, onOpen }: { data: PersonalData; onOpen: (sheet: ProfileSheet) => void }) {
  const { t } = useText('pages-mine')
  const none = t('profile.none')
  return (
    <Card title={t('profile.account')} flush>
      <ListRow
        icon="device-mobile"
        title={t('profile.phone')}
        value={data.phone ? `${data.phoneCode ?? ''} ${data.phone}` : none}
        onClick={() => onOpen('phone')}
      />
      <ListRow
        icon="envelope-simple"
        title={t('profile.email')}
        {...(data.email ? { note: data.email } : { value: none })}
        onClick={() => onOpen('email')}
      />
      <ListRow
        icon="lock-key"
        title={t('profile.password')}
        value={data.hasPassword ? t('profile.set') : none}
        onClick={() => onOpen('password')}
      />
      <WechatRow />
      <AlipayRow data={data} />
      <ListRow
        icon="bell"
        title={t('messages.choices')}
        onClick={() => go(routes.messages, { choices: 1 })}
      />
      <ListRow icon="users" title={t('persons.title')} onClick={() => go(routes.bookingPerson)} />
      <ListRow icon="package" title={t('profile.recipients')} onClick={() => go(routes.personalList)} />
    </Card>
  )
}
