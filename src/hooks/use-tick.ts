import { tick } from '@/platform/haptics'
import { useTheme } from '@/theme/use-theme'

const nothing = () => {}

/** A vibration tick for a step or a choice; disabled in elder mode. */
export function useTick(): () => void {
  return useTheme().elder ? nothing : tick
}
