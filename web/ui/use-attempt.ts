import { useToast } from './overlays/Toast.tsx'
import { explain } from './blocks/Trouble.tsx'

/**
 * Returns a function that waits for work and shows its error in a toast, for work without a form.
 */
export function useAttempt() {
  const toast = useToast()
  /** The result of the work; null if it failed. */
  return <Done>(work: Promise<Done>): Promise<Done | null> =>
    work.catch((error: Error) => {
      toast({ tone: 'error', title: 'That did not work', text: explain(error) })
      return null
    })
}
