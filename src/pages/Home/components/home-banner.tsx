import type { HomeBlock } from '@contract/content'
import { Banner } from '@/components/banner'
import { useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { openLink } from '@/navigation/navigate'

const DESKTOP_FROM = 960

/** Banners of the decoration; a wide window gets the wide pictures. */
export function HomeBanner({ banners }: { banners: HomeBlock['banners'] }) {
  const { t } = useText('main')
  const isWide = useWindowSize(true).width >= DESKTOP_FROM
  const items = banners.map(({ id, title, text, buttonText, picUrl, picUrlWide }) => ({ key: id, picture: isWide ? picUrlWide : picUrl, title, note: text, action: buttonText }))
  return <Banner label={t('home.banners')} items={items} onOpen={({ key }) => openLink(banners.find(({ id }) => id === key)?.link ?? '')} />
}

