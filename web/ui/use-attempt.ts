import { useToast } from './overlays/Toast.tsx'
import { explain } from './blocks/Trouble.tsx'

/** Waits for something that has no form which could say what went wrong: a toast does. */
export function useAttempt() {
  const toast = useToast()
  /** Null when it failed. */
  return <Done>(work: Promise<Done>): Promise<Done | null> =>
    work.catch((error: Error) => {
      toast({ tone: 'error', title: 'That did not work', text: explain(error) })
      return null
    })
}
