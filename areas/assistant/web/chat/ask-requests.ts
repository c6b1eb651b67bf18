import { Store, useStored } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'
import type { QuestionScope } from '../../answer.ts'
import type { AskedAbout } from '../../suggestions.ts'

/** The subject of a reader's next question, with the scope to search. */
export interface AskRequest extends AskedAbout {
  scope: QuestionScope
}

const useRequests = ofVisit(() => new Store<AskRequest | null>(null))

/** Sets the subject of the next question; the panel reads it, which may open only now. */
export function useRequestAsking(): (asked: AskRequest | null) => void {
  const requests = useRequests()
  return (asked) => requests.set(asked && { ...asked })
}

/** The last request, which is a new object each time. */
export function useAskRequest(): AskRequest | null {
  return useStored(useRequests())
}
