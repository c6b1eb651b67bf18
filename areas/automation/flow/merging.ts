import { FLOW } from '../limits.ts'
import type { Step } from './flow.ts'

type Merge = Extract<Step, { do: 'merge' }>

/** Merges results in the order in which the step lists them. Missing results are skipped. */
export function merged({ how, by }: Pick<Merge, 'how' | 'by'>, values: unknown[]): unknown {
  const there = values.filter((value) => value !== null && value !== undefined)
  switch (how) {
    case 'first':
      return there[0] ?? null
    case 'list':
      return there.flat(1).slice(0, FLOW.stepsOfRun)
    case 'fields':
      return united(there)
    case 'match':
      return matched(there, by ?? 'id')
  }
}

/**
 * Unites objects. If a field occurs twice, the later value is kept; values that are not objects are
 * dropped.
 */
function united(values: unknown[]): Record<string, unknown> {
  return Object.fromEntries(
    values.flatMap((value) =>
      isObject(value) ? Object.entries(value).filter(([name]) => name !== '__proto__') : [],
    ),
  )
}

/**
 * Unites the objects that have the same value in one field, from whichever list. Objects without
 * that field are dropped.
 */
function matched(lists: unknown[], by: string): Record<string, unknown>[] {
  const groups = new Map<unknown, unknown[]>()
  for (const item of lists.flat(1).slice(0, FLOW.stepsOfRun)) {
    if (!isObject(item) || !Object.hasOwn(item, by)) continue
    const group = groups.get(item[by])
    if (group) group.push(item)
    else groups.set(item[by], [item])
  }
  return [...groups.values()].map(united)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
