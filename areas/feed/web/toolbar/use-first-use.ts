import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useFollowsChoices } from '../use-follows-choices.ts'

/** Explains a switch when it is first used, if the switch has an effect here. */
export function useFirstUse() {
  const isExplained = useFollowsChoices()
  const toast = useToast()
  return (of: 'views' | 'time' | 'period') => {
    if (isExplained)
      void import('./late-parts.ts').then(({ explainFirstUse }) => explainFirstUse(of, toast))
  }
}
