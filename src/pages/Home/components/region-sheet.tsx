import { channelRegions } from '@contract/constants/enums'
import { ActionSheet } from '@/components/action-sheet'
import { type RegionChoice, regionChosen } from '@/features/preferences/preferences.slice'
import { useText } from '@/i18n/use-text'
import { useAppDispatch } from '@/store/hooks'

/** The regions to choose from; the selected one is ticked. */
export function RegionSheet({ region, onClose }: { region: RegionChoice; onClose: () => void }) {
  const { t } = useText('main')
  const { t: common } = useText('common')
  const dispatch = useAppDispatch()
  return (
    <ActionSheet
      isOpen
      title={t('home.region.title')}
      onClose={onClose}
      items={(['all', ...channelRegions] as const).map((key) => ({
        key,
        text: key === 'all' ? t('home.region.all') : common(`region.${key}`),
        ...(key === region ? { icon: 'check' as const } : {}),
      }))}
      onChoose={(key) => {
        dispatch(regionChosen(channelRegions.find((known) => known === key) ?? 'all'))
      }}
    />
  )
}
