import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useExportDataMutation } from '@/pages-mine/api/account.api'
import { giveTextFile } from '@/platform/own-file'
import type { ProfileSheet } from './profile-sheet'

interface OwnDataProps {
  onOpen: (sheet: ProfileSheet) => void
  onDone: (text: string) => void
}

/** Export of the account's data, and deletion of the account. */
export function OwnDataCard({ onOpen, onDone }: OwnDataProps) {
  const { t } = useText('pages-mine')
  const [ask, { isLoading }] = useExportDataMutation()
  const download = async () => {
    const answer = await ask()
    if (!answer.data) return
    const isGiven = await giveTextFile(
      JSON.stringify(answer.data, null, 2),
      `medibook-${msToDay(Date.now())}.json`,
    )
    onDone(t(isGiven ? 'profile.downloaded' : 'profile.downloadFailed'))
  }
  return (
    <Card title={t('profile.ownData')} flush>
      <ListRow
        icon="download-simple"
        title={t('profile.download')}
        note={isLoading ? t('profile.gathering') : t('profile.downloadNote')}
        onClick={() => {
          if (!isLoading) void download()
        }}
      />
      <ListRow
        icon="shield-check"
        title={t('accesses.title')}
        note={t('profile.accessesNote')}
        onClick={() => go(routes.accesses)}
      />
      <ListRow
        icon="trash"
        title={t('profile.delete')}
        note={t('profile.deleteNote')}
        onClick={() => onOpen('delete')}
      />
    </Card>
  )
}
