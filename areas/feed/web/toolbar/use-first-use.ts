import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useKept } from '#web/asking/use-kept.ts'

/** Explains a switch when it is first used, where it does something. */
export function useFirstUse() {
  const isExplained = useKept('reading')
  const toast = useToast()
  return (of: 'views' | 'time' | 'period') => {
    if (isExplained)
      void import('./late-parts.ts').then(({ explainFirstUse }) => explainFirstUse(of, toast))
  }
}
