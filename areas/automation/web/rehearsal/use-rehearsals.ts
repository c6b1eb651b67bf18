import { useContext, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { rehearsals, type Rehearsal } from '../../contracts/rehearsals.ts'

/** The result of rehearsing one event; absent while it is under way. */
export interface Outcome {
  rehearsal?: Rehearsal
  error?: Error
}

/** Rehearsals of a workflow by their events, and answers that were asked for real in them. */
export type Rehearsals = ReturnType<typeof useRehearsals>

/** The draft for a rehearsal: the server's own copy of it, once `flush` has saved it. */
export interface SavedDraft {
  id: string
  /** False where it could not be saved; the head of the page says so. */
  flush: () => Promise<boolean>
}

export function useRehearsals({ id, flush }: SavedDraft) {
  const ask = useContext(AskContext)
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const [answers, setAnswers] = useState<Record<string, Record<string, unknown>>>({})
  const keep = (event: string, outcome: Outcome) =>
    setOutcomes((before) => ({ ...before, [event]: outcome }))

  async function rehearse(event: string, given = answers[event] ?? {}) {
    if (!(await flush())) return
    keep(event, {})
    try {
      keep(event, { rehearsal: await ask(rehearsals.rehearse, { id, event, answers: given }) })
    } catch (error) {
      keep(event, { error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  /**
   * Carries out one step for real, and rehearses the following ones with its answer. Returns what went wrong, or null.
   */
  async function askReally(event: string, { key, step }: { key: string; step: string }) {
    const given = answers[event] ?? {}
    const input = { id, event, step: key, answers: given }
    const { output, error } = await ask(rehearsals.askReally, input)
    if (error !== null) return error
    const next = { ...given, [step]: output }
    setAnswers((before) => ({ ...before, [event]: next }))
    await rehearse(event, next)
    return null
  }

  return { outcomes, rehearse, askReally }
}
