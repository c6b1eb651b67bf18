import { useContext } from 'react'
import { AskContext, useRefresh } from '#web/asking/api.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import type { Offer } from '../../answer.ts'
import { offeredChange, offerNeeds, type OfferedChange } from '../../offered-changes.ts'

/**
 * Returns the change of an offer; null if the offer lacks an input, or if this server lacks the
 * contract that it needs. `key` names the offer, so that it is carried out only once.
 */
export function useOffer(offer: Offer, key: string): OfferedChange | null {
  const ask = useContext(AskContext)
  const refresh = useRefresh()
  const isKept = useKept(offerNeeds[offer.tool])
  const change = isKept ? offeredChange(ask, offer, key) : null
  if (change === null) return null
  const told = (work: () => Promise<unknown>) => async () => {
    await work()
    refresh('everything')
  }
  const { label, accept, undo } = change
  return { label, accept: told(accept), ...(undo && { undo: told(undo) }) }
}
