import type { Graph, Node } from './read-nodes.ts'

/** Kinds that choose one of their outputs; all others continue at every output. */
export const isFork = ({ kind }: Node) => kind === 'if' || kind === 'switch' || kind === 'filter'
/** The nodes after it run for each item, until results are gathered again. */
export const isSplit = ({ kind }: Node) => kind === 'splitOut'
export const isGathering = ({ kind }: Node) => /^(aggregate|summarize|itemLists)$/.test(kind)
export const isLoop = ({ kind }: Node) => kind === 'splitInBatches'

/** The output of a loop that leads into its body, and the one that leads out. */
export const loopOutputs = ({ version }: Node) =>
  version >= 3 ? { done: 0, body: 1 } : { done: 1, body: 0 }

export interface Order {
  /** Positions of nodes; earlier ones are lower. */
  position: ReadonlyMap<string, number>
  /** Targets by outputs, without lines that lead back. */
  forward: ReadonlyMap<string, string[][]>
  /** Lines that lead back to an earlier node, except loops, by the node at their start. */
  circles: ReadonlyMap<string, string>
  /** The nodes that are certainly carried out after this one. */
  certain(name: string): ReadonlySet<string>
  /** Says if lines lead from one to the other. */
  leads(from: string, to: string): boolean
}

/**
 * Orders nodes, and finds the lines that lead back. It uses a list instead of recursion, because chains may be long.
 */
export function orderOf({ nodes, targets }: Graph, starts: readonly string[]): Order {
  const position = new Map<string, number>()
  const forward = new Map<string, string[][]>()
  const circles = new Map<string, string>()
  const open = new Set<string>()
  const seen = new Set<string>()
  const finished: string[] = []
  const waiting = starts.toReversed().map((name) => ({ name, isDone: false }))
  // The last target is visited first, so that in the end the first one comes first.
  waiting.reverse()
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { name, isDone } = one
    if (isDone) {
      open.delete(name)
      finished.push(name)
      continue
    }
    if (seen.has(name)) continue
    seen.add(name)
    open.add(name)
    waiting.push({ name, isDone: true })
    for (const target of (targets.get(name) ?? []).flat())
      waiting.push({ name: target, isDone: false })
  }
  for (const [index, name] of finished.toReversed().entries()) position.set(name, index)
  for (const name of finished.toReversed()) {
    const outputs = (targets.get(name) ?? []).map((some) =>
      [...new Set(some)].filter((target) => {
        if (position.get(target)! > position.get(name)!) return true
        if (!isLoop(nodes.get(target)!) || target === name) circles.set(name, target)
        return false
      }),
    )
    forward.set(name, outputs)
  }

  const known = new Map<string, ReadonlySet<string>>()
  const reached = new Map<string, ReadonlySet<string>>()
  // Goes from the end to the beginning, so that the targets of each node are known already.
  for (const name of finished.toSorted((a, b) => position.get(b)! - position.get(a)!)) {
    const node = nodes.get(name)!
    const outputs = forward.get(name)!
    const all = outputs.map((some) => unionOf(some.map((target) => known.get(target)!)))
    const after = isFork(node)
      ? commonOf(node, all)
      : isLoop(node)
        ? (all[loopOutputs(node).done] ?? new Set<string>())
        : unionOf(all)
    known.set(name, new Set([name, ...after]))
    reached.set(
      name,
      new Set([name, ...unionOf(outputs.flat().map((target) => reached.get(target)!))]),
    )
  }
  return {
    position,
    forward,
    circles,
    certain: (name) => known.get(name) ?? new Set([name]),
    leads: (from, to) => from !== to && (reached.get(from)?.has(to) ?? false),
  }
}

const unionOf = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]))

/** The nodes common to all outputs, those without a line included. */
function commonOf(node: Node, outputs: readonly ReadonlySet<string>[]): Set<string> {
  const [first, ...others] = outputs
  if (!first || node.kind === 'filter' || outputs.length < 2) return new Set()
  // A switch may have further outputs without a line, or none that fits.
  if (node.kind === 'switch') return new Set()
  return new Set([...first].filter((name) => others.every((set) => set.has(name))))
}
