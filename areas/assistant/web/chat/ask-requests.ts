import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import type { QuestionScope } from '../../answer.ts'
import type { AskedAbout } from '../../suggestions.ts'

/** The subject of the next question, and the scope that is searched for the answer. */
export interface AskRequest extends AskedAbout {
  scope: QuestionScope
}

const useRequests = ofVisit(() => new Store<AskRequest | null>(null))

/**
 * Sets the subject of the next question. The subject is kept in a store, because the panel may open
 * later.
 */
export function useRequestAsking(): (asked: AskRequest | null) => void {
  const requests = useRequests()
  return (asked) => requests.set(asked && { ...asked })
}

/** The last request, which is a new object for each call of `useRequestAsking`. */
export function useAskRequest(): AskRequest | null {
  return useStored(useRequests())
}
