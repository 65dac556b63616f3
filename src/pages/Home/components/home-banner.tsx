import type { HomeBlock } from '@contract/content'
import { Banner } from '@/components/banner'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { leadsSomewhere, openLink } from '@/navigation/navigate'

/** Banners of the decoration that lead to a page that exists; a wide window gets the wide pictures. */
export function HomeBanner({ banners }: { banners: HomeBlock['banners'] }) {
  const { t } = useText('main')
  const isWide = useWindowSize().width >= desktopFromPx
  const shown = banners.filter(({ link }) => leadsSomewhere(link))
  const items = shown.map(({ id, title, text, buttonText, picUrl, picUrlWide }) => ({
    key: id,
    picture: isWide ? picUrlWide : picUrl,
    title,
    note: text,
    action: buttonText,
  }))
  return (
    <Banner
      label={t('home.banners')}
      items={items}
      onOpen={({ key }) => openLink(shown.find(({ id }) => id === key)?.link ?? '')}
    />
  )
}
