import { useContext, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { rehearsals, type Rehearsal } from '../../contracts/rehearsals.ts'

/** The result of a rehearsal; empty while it is running. */
export interface Outcome {
  rehearsal?: Rehearsal
  error?: Error
}

/**
 * The rehearsals of a workflow by event, and the results of steps that were carried out for real.
 */
export type Rehearsals = ReturnType<typeof useRehearsals>

/** The draft to rehearse. The server uses its saved copy, so `flush` has to save it first. */
export interface SavedDraft {
  id: string
  /** Saves the draft; false if that fails. The head of the page then shows the error. */
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
   * Carries out one step for real, and rehearses again with its result. Returns the error, or null
   * if it succeeded.
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
