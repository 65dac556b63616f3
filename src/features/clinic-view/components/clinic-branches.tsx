import { View } from '@tarojs/components'
import { useEffect, useId, useState } from 'react'
import type { ShopDetail } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import { useHasColumnBar } from '@/components/column-bar'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import { useText } from '@/i18n/use-text'
import { listBefore } from '@/utils/focus-element'
import styles from './clinic-branches.module.scss'

/** On a phone, where each takes a row of its own; one more is no reason to fold. */
const SHOWN = 2

/** The other clinics and shops of the same organisation; on a phone the first ones, the others on request. */
export function ClinicBranches({ branches }: Pick<ShopDetail, 'branches'>) {
  const { t } = useText('common')
  const toCard = useClinicCard()
  const id = useId()
  // the button that had the focus is gone then
  const [focusNew, unfold] = useState<() => void>()
  useEffect(() => focusNew?.(), [focusNew])
  const isWhole = useHasColumnBar() || !!focusNew || branches.length <= SHOWN + 1
  const shown = isWhole ? branches : branches.slice(0, SHOWN)
  return (
    <Card title={t('clinicView.branches')}>
      <View className={styles.root}>
        {shown.map((branch) => (
          <ClinicCard key={branch.id} isBare clinic={toCard(branch)} onOpen={() => openClinic(branch)} />
        ))}
        {!isWhole && (
          <View id={id}>
            <Button block kind="text" onClick={() => unfold(() => listBefore(id))}>
              {t('clinicView.moreGoods', { n: branches.length - SHOWN })}
            </Button>
          </View>
        )}
      </View>
    </Card>
  )
}
