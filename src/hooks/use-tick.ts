import { tick } from '@/platform/haptics'
import { useTheme } from '@/theme/use-theme'

const nothing = () => {}

/** A tick that a finger feels, for a step or a choice that counts; none in elder mode, which is calm. */
export function useTick(): () => void {
  return useTheme().elder ? nothing : tick
}
