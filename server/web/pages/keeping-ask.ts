import { sourceHealth } from '#areas/sources/contracts/source-health.ts'
import { contractOf, goesByOf, nameOf, type Ask, type Contract } from '#core/contract.ts'
import { toQuery } from '#core/wire.ts'
import { askingOrigin, askingSession } from '../../access/asking.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** The age after which a cached list is computed again, because it depends on the time. */
const LISTS_KEPT_MS = 30_000
/**
 * The shortest time between two computations of a list when changes are announced quickly; an open
 * screen waits as long.
 */
export const LISTS_REST_MS = 2000

/** The operation that counts all sources with trouble, whose number is on every page. */
const NOTICES = sourceHealth.getNotices.path

/** Called when an outdated list is returned, with its age in milliseconds. */
export type OnOld = (ms: number) => void

/**
 * Returns a function that reads for pages. Answers with articles or notices are cached until a
 * change is announced, for 30 seconds at most; all others are read each time. A caller with
 * `onOld`, who handles changes itself, may get answers that are up to two seconds old.
 */
export function keepingAsk(
  kept: KeptAnswers,
  contracts: readonly Contract[],
): (readerId: string, ask: Ask, onOld?: OnOld) => Ask {
  const lists = new Set(
    contracts.filter((contract) => goesByOf(contract).includes('articles')).map(nameOf),
  )
  return (readerId, ask, onOld) => async (operation, input) => {
    const { path } = operation
    const isKept = lists.has(contractOf(path)) || path === NOTICES
    if (operation.kind !== 'read' || !isKept) return ask(operation, input)
    const query = toQuery(input as Record<string, unknown>)
    const question = `page ${path}${query} ${askingSession() ?? ''} ${askingOrigin()}`
    const answer = async () => JSON.stringify(await ask(operation, input))
    const options = { keptMs: LISTS_KEPT_MS, restMs: LISTS_REST_MS, onOld }
    return JSON.parse(await kept.answer(readerId, path, question, answer, options))
  }
}
