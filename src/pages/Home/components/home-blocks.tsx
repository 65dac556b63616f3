import { Fragment, type ReactNode } from 'react'
import type { HomeBlock } from '@contract/routes/content'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { isBehindFirstScreen } from '@/platform/first-screen'
import { useLowerReads } from '../hooks/use-lower-reads'
import { HomeGoods } from './home-goods'
import { HomeHotCategories } from './home-hot-categories'
import { LowerArticles, LowerCampaigns, LowerClinics, LowerMedia } from './lower-blocks'
import { LowerPlace, Place, type PlaceKind } from './lower-place'

/**
 * Blocks rendered by HomeTop, wherever the decoration lists them; the others follow below in the decoration's
 * order.
 */
const topTypes = ['banner', 'iconGrid', 'notice']
/**
 * Number of blocks below the header that a phone shows without scrolling: rendered immediately. In the
 * mini-program the others are rendered when they come near.
 */
const FIRST_BLOCKS = 2
const placeKinds: Record<string, PlaceKind> = {
  hotSale: 'goods',
  packages: 'goods',
  clinics: 'clinics',
  articles: 'articles',
}

function BlockPlace({ type, nth, children }: { type: string; nth: number; children: ReactNode }) {
  const kind = placeKinds[type]
  return kind && nth >= FIRST_BLOCKS ? (
    <LowerPlace kind={kind}>{children}</LowerPlace>
  ) : (
    <Place>{children}</Place>
  )
}

/** One block below the header; unknown blocks render nothing. */
function HomeBlockView({ type, title, link }: { type: string; title: string; link: string | null }) {
  switch (type) {
    case 'hotCategory':
      return <HomeHotCategories title={title} />
    case 'hotSale':
      return <HomeGoods title={title} source="hotSale" link={link} />
    case 'packages':
      return <HomeGoods title={title} source="packages" link={link} />
    case 'clinics':
      return <LowerClinics title={title} />
    case 'articles':
      return <LowerArticles title={title} />
    default:
      return null
  }
}

/**
 * The blocks below the header, from top to bottom. Campaigns, pictures and videos come before the articles, or
 * last.
 */
function lowerParts(blocks: readonly HomeBlock[]): { key: string; part: ReactNode }[] {
  const lower = blocks.filter(({ type }) => !topTypes.includes(type))
  const mediaAt = lower.findIndex(({ type }) => type === 'articles')
  const parts = lower.map(({ id, type, title, link }, nth) => ({
    key: id,
    part: (
      <BlockPlace type={type} nth={nth}>
        <HomeBlockView type={type} title={title ?? ''} link={link} />
      </BlockPlace>
    ),
  }))
  const between = [
    ['campaigns', <LowerCampaigns key="campaigns" />],
    ['media', <LowerMedia key="media" />],
  ] as const
  parts.splice(
    mediaAt < 0 ? parts.length : mediaAt,
    0,
    ...between.map(([key, part]) => ({ key, part: <LowerPlace kind="media">{part}</LowerPlace> })),
  )
  return parts
}

/** The blocks below the header; those below the first screen are rendered once all of them have loaded. */
export function LowerParts({ blocks }: { blocks: readonly HomeBlock[] }) {
  const parts = lowerParts(blocks)
  const areAllRead = useLowerReads()
  const drawn = useOneByOne(
    areAllRead ? parts.length : Math.min(FIRST_BLOCKS, parts.length),
    isBehindFirstScreen() ? FIRST_BLOCKS : 0,
  )
  return (
    <>
      {parts.slice(0, drawn).map(({ key, part }) => (
        <Fragment key={key}>{part}</Fragment>
      ))}
    </>
  )
}
