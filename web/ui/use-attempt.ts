import { useToast } from './overlays/Toast.tsx'
import { explain } from './blocks/Trouble.tsx'

/** Waits for work without a form for its errors: a toast shows them. */
export function useAttempt() {
  const toast = useToast()
  /** Null when it failed. */
  return <Done>(work: Promise<Done>): Promise<Done | null> =>
    work.catch((error: Error) => {
      toast({ tone: 'error', title: 'That did not work', text: explain(error) })
      return null
    })
}
