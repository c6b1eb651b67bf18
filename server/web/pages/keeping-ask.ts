import { sourceHealth } from '#areas/sources/contracts/source-health.ts'
import { goesByOf, nameOf, type Ask, type Contract } from '#core/contract.ts'
import { toQuery } from '#core/wire.ts'
import { askingOrigin, askingSession } from '../../access/asking.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** A list that goes by the time may be this old. */
const LISTS_KEPT_MS = 30_000

/** Counts every source, for one number that stands on each page of the hub. */
const NOTICES = sourceHealth.getNotices.path

/**
 * Asks for pages: what shows articles is kept until something is announced, as an open screen keeps it; everything else is
 * asked anew.
 */
export function keepingAsk(
  kept: KeptAnswers,
  contracts: readonly Contract[],
): (readerId: string, ask: Ask) => Ask {
  const lists = new Set(
    contracts.filter((contract) => goesByOf(contract).includes('articles')).map(nameOf),
  )
  return (readerId, ask) => async (operation, input) => {
    const contract = operation.path.slice(0, operation.path.lastIndexOf('/'))
    const isKept = lists.has(contract) || operation.path === NOTICES
    if (operation.kind !== 'read' || !isKept) return ask(operation, input)
    const query = toQuery(input as Record<string, unknown>)
    const question = `page ${operation.path}${query} ${askingSession() ?? ''} ${askingOrigin()}`
    const answer = async () => JSON.stringify(await ask(operation, input))
    return JSON.parse(await kept.answer(readerId, question, answer, LISTS_KEPT_MS))
  }
}
