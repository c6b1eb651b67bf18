import { useSyncExternalStore } from 'react'
import type { QuestionScope } from '../../answer.ts'
import type { AskedAbout } from '../../suggestions.ts'

/** What a reader wants to ask about, from where it stood open. */
export interface AskRequest extends AskedAbout {
  scope: QuestionScope
}

let request: AskRequest | null = null
const listeners = new Set<() => void>()

/** Leaves what the next question is about; the panel takes it, which may open only now. */
export function requestAsking(asked: AskRequest | null): void {
  request = asked && { ...asked }
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A new object with each request. */
export function useAskRequest(): AskRequest | null {
  return useSyncExternalStore(
    follow,
    () => request,
    () => null,
  )
}
