import { masked } from '../../flow/masking/masked.ts'

/** The most characters of one value as JSON, and of all values of a rehearsal. */
const OF_ONE = 20_000
const OF_ALL = 1_000_000

/** Prepares values for a page: masks secrets and cuts long values. */
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
