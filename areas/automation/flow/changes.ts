import type { Flow } from './flow.ts'
import { stepLines } from './step-lines.ts'
import { placedSteps, type Placed } from './shape.ts'

export interface FlowChange {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  step: string
  /** A change in words, such as `Step 3 "Save it": timeout 60 s, before 30 s`. */
  text: string
}

/** Compares two versions step by step, in the order of the newer one; removed steps come last. */
export function compareFlows(before: Flow, after: Flow): FlowChange[] {
  const old = byId(before)
  const now = byId(after)
  const changes = [...now.values()].flatMap((placed): FlowChange[] => {
    const former = old.get(placed.step.id)
    if (!former) return [change('added', placed, `Added ${nameOf(placed)}`)]
    const moved = hasMoved(former, placed, old, now)
      ? [change('moved', placed, `Moved ${nameOf(placed)}, before step ${former.number}`)]
      : []
    return [...moved, ...settings(former, placed)]
  })
  const removed = [...old.values()]
    .filter(({ step }) => !now.has(step.id))
    .map((placed) => change('removed', placed, `Removed ${nameOf(placed)}`))
  return [...changes, ...removed]
}

const byId = (flow: Flow) => new Map(placedSteps(flow).map((placed) => [placed.step.id, placed]))
const nameOf = ({ step, number }: Placed) => `step ${number} "${step.name}"`
const change = (kind: FlowChange['kind'], { step }: Placed, text: string): FlowChange => ({
  kind,
  step: step.id,
  text,
})

/**
 * True if a step was moved to another list, or to another position among the steps that both
 * versions have in its list. A step that was added before it does not count as a move.
 */
function hasMoved(
  former: Placed,
  placed: Placed,
  old: ReadonlyMap<string, Placed>,
  now: ReadonlyMap<string, Placed>,
): boolean {
  if (listOf(former) !== listOf(placed)) return true
  const siblings = (all: ReadonlyMap<string, Placed>, other: ReadonlyMap<string, Placed>) =>
    [...all.values()]
      .filter((one) => listOf(one) === listOf(placed))
      .filter((one) => {
        const there = other.get(one.step.id)
        return there && listOf(there) === listOf(placed)
      })
      .map(({ step }) => step.id)
  const [first, second] = [siblings(old, now), siblings(now, old)]
  const at = second.indexOf(placed.step.id)
  return first.indexOf(placed.step.id) !== at && first[at - 1] !== second[at - 1]
}

/** Names the list of a step: that of a case, of a loop or of the flow. */
function listOf({ step, inside }: Placed): string {
  const outer = inside.at(-1)
  if (!outer) return ''
  if (outer.do !== 'if') return outer.id
  return `${outer.id}/${outer.cases.findIndex(({ steps }) => steps.some(({ id }) => id === step.id))}`
}

function settings(former: Placed, placed: Placed): FlowChange[] {
  const [was, is] = [stepLines(former.step), stepLines(placed.step)]
  const names = new Set([...is.keys(), ...was.keys()])
  return [...names].flatMap((name) => {
    const [then, now] = [was.get(name), is.get(name)]
    if (then === now) return []
    const words =
      then === undefined
        ? `${name}: ${now}`
        : now === undefined
          ? `${name} removed, before: ${then}`
          : `${name}: ${now}, before: ${then}`
    return [change('changed', placed, `${capital(nameOf(placed))}: ${words}`)]
  })
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A flow as lines of text, for two versions beside one another. */
export function flowLines(flow: Flow): string[] {
  return placedSteps(flow).flatMap(({ step, inside, number }) => {
    const indent = '  '.repeat(inside.length)
    return [
      `${indent}${number} ${step.name}`,
      ...[...stepLines(step)]
        .filter(([name]) => name !== 'name')
        .map(([name, value]) => `${indent}  ${name}: ${value}`),
    ]
  })
}
