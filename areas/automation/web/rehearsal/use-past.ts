import { useContext, useEffect, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { rehearsals, type Past } from '../../contracts/rehearsals.ts'

/**
 * Reads the past events of a workflow's trigger when it is first shown and when `trigger` changes.
 * Other changes do not repeat this, because it takes up to a second. Null until the answer arrives.
 */
export function usePast(id: string, trigger: string): Past | null {
  const ask = useContext(AskContext)
  const zone = useZone()
  const asked = `${id} ${zone} ${trigger}`
  const [known, setKnown] = useState<{ asked: string; past: Past | Error } | null>(null)
  useEffect(() => {
    let isLate = false
    const keep = (past: Past | Error) => {
      if (!isLate) setKnown({ asked, past })
    }
    ask(rehearsals.getPast, { id, zone }).then(keep, keep)
    return () => {
      isLate = true
    }
  }, [ask, id, zone, asked])
  if (known?.asked !== asked) return null
  if (known.past instanceof Error) throw known.past
  return known.past
}
