import { useEffect } from 'react'
import { useLazyJsSdkSignatureQuery } from '@/features/goods-view/api/js-sdk.api'
import { hasShareMenu, setShareCard, type ShareCard } from '@/platform/share-card'

/** In WeChat's browser, where the browser's menu shares the page: sets the card's title, text and picture. */
export function useShareCard({ title, text, url, image }: ShareCard): void {
  const [sign] = useLazyJsSdkSignatureQuery()
  useEffect(() => {
    if (!hasShareMenu() || url === '') return
    void setShareCard({ title, text, url, image }, async (address) => (await sign(address)).data)
  }, [title, text, url, image, sign])
}
