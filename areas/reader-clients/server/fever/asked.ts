import { Problem } from '#core/problem.ts'
import { readItemId } from '../../item-ids.ts'

/** The parameters of a Fever client, which may send each in the address or in the form. */
export interface FeverAsked {
  has(name: string): boolean
  get(name: string): string | null
}

export function readAsked({
  query,
  form,
}: {
  query: URLSearchParams
  form: URLSearchParams
}): FeverAsked {
  return {
    has: (name) => query.has(name) || form.has(name),
    get: (name) => query.get(name) ?? form.get(name),
  }
}

/** Ids, separated by commas. */
export function readFeverIds(given: string, most: number): number[] {
  const parts = given.split(',', most + 1)
  if (parts.length > most) {
    throw new Problem('invalid', `At most ${most} items can be named at a time.`)
  }
  return parts.filter((part) => part.trim() !== '').map(readFeverId)
}

/** The id of one item, feed or group. */
export function readFeverId(given: string): number {
  const id = readItemId(given)
  if (id !== null) return id
  throw new Problem('invalid', `"${given.slice(0, 100)}" is not an id.`)
}
