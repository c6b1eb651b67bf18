import { useContext, useEffect, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { finding, type Candidate, type SourceCheck } from '../../contracts/finding.ts'

/**
 * The pause after typing. It is longer than that of a search, because Reddit allows one request a
 * minute, which half a name should not use up.
 */
const PAUSE_MS = 1000

export interface SourceCheckState extends SourceCheck {
  lookAgain: () => void
}

/**
 * Checks, after a pause in typing, if a feed exists at an address that was guessed from the typed
 * name. Null for other candidates; 'looking' until the result is known.
 */
export function useSourceCheck({
  checkFirst,
  isFollowed,
}: Candidate): SourceCheckState | 'looking' | null {
  const ask = useContext(AskContext)
  const [check, setCheck] = useState<SourceCheck | null>(null)
  /** The number of repeated checks. Only the first check waits for a pause. */
  const [round, setRound] = useState(0)
  const address = isFollowed ? undefined : checkFirst

  useEffect(() => {
    if (address === undefined) return
    let isLeft = false
    const look = async () => {
      const found = await ask(finding.checkSource, { address }).catch((error: unknown) => ({
        state: 'unreachable' as const,
        note: explain(error),
      }))
      if (!isLeft) setCheck(found)
    }
    const timer = setTimeout(() => void look(), round === 0 ? PAUSE_MS : 0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [ask, address, round])

  if (address === undefined) return null
  if (check === null) return 'looking'
  return {
    ...check,
    lookAgain: () => {
      setCheck(null)
      setRound(round + 1)
    },
  }
}
