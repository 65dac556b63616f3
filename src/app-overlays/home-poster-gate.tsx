import { HomePoster } from '@/components/home-poster'
import { homeDialogClosed, selectHomeDialogInfo, selectIsHomeDialogOpen } from '@/features/shell/shell.slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** The home poster, once per launch. */
export function HomePosterGate() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsHomeDialogOpen)
  const { picUrl } = useAppSelector(selectHomeDialogInfo)
  return isOpen ? (
    <HomePoster
      picUrl={picUrl}
      onClose={() => {
        dispatch(homeDialogClosed())
      }}
    />
  ) : null
}
