import type { HomeBlock } from '@contract/routes/content'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { leadsSomewhere, linkTo, openLink } from '@/navigation/navigate'
import { Banner } from '@/pages/Home/components/banner'

/** Banners of the decoration that link to existing pages; wide windows use the wide pictures. */
export function HomeBanner({ banners }: { banners: HomeBlock['banners'] }) {
  const { t } = useText('main')
  const isWide = useWindowSize().width >= desktopFromPx
  const shown = banners.filter(({ link }) => leadsSomewhere(link))
  const items = shown.map(({ id, title, text, buttonText, picUrl, picUrlWide, link }) => ({
    key: id,
    picture: isWide ? picUrlWide : picUrl,
    title,
    note: text,
    action: buttonText,
    href: linkTo(link),
  }))
  return (
    <Banner
      label={t('home.banners')}
      items={items}
      onOpen={({ key }) => openLink(shown.find(({ id }) => id === key)?.link ?? '')}
    />
  )
}
