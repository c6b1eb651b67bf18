import { masked } from '../../flow/masking/masked.ts'

/** Characters of one value as JSON, and of all values of a rehearsal. */
const OF_ONE = 20_000
const OF_ALL = 1_000_000

/** Makes values fit for a page: without secrets, and only as long as a person reads. */
export function openShown(): (value: unknown) => unknown {
  let left = OF_ALL
  return (value) => {
    const clean = masked(value)
    const text = JSON.stringify(clean) ?? 'null'
    const most = Math.min(OF_ONE, left)
    left -= Math.min(text.length, most)
    return text.length <= most ? clean : `${text.slice(0, most).toWellFormed()}…`
  }
}
