import { HomePoster } from '@/components/home-poster'
import {
  homeDialogClosed,
  selectHomeDialogInfo,
  selectIsHomeDialogOpen,
  selectPosterSeconds,
} from '@/features/shell/shell.slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** The home poster, once per launch. */
export function HomePosterGate() {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsHomeDialogOpen)
  const { picUrl } = useAppSelector(selectHomeDialogInfo)
  const seconds = useAppSelector(selectPosterSeconds)
  return isOpen ? (
    <HomePoster
      picUrl={picUrl}
      seconds={seconds}
      onClose={() => {
        dispatch(homeDialogClosed())
      }}
    />
  ) : null
}
