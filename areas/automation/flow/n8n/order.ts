import type { Graph, Node } from './read-nodes.ts'

/** Says if a node chooses one of its outputs. After any other node, all outputs are followed. */
export const isFork = ({ kind }: Node) => kind === 'if' || kind === 'switch' || kind === 'filter'
/** Says if the nodes after this one run once for each item, until a node gathers the results. */
export const isSplit = ({ kind }: Node) => kind === 'splitOut'
export const isGathering = ({ kind }: Node) => /^(aggregate|summarize|itemLists)$/.test(kind)
export const isLoop = ({ kind }: Node) => kind === 'splitInBatches'

/** The numbers of a loop's outputs: `body` leads into the loop, and `done` leads out of it. */
export const loopOutputs = ({ version }: Node) =>
  version >= 3 ? { done: 0, body: 1 } : { done: 1, body: 0 }

export interface Order {
  /** Positions of nodes; an earlier node has a lower one. */
  position: ReadonlyMap<string, number>
  /** The targets of each node's outputs, without connections that lead back. */
  forward: ReadonlyMap<string, string[][]>
  /**
   * Connections that lead back to an earlier node and are not loops, by the node at their start.
   */
  circles: ReadonlyMap<string, string>
  /** The nodes that are certainly carried out if this one is, including itself. */
  certain(name: string): ReadonlySet<string>
  /** Says if connections lead from one node to the other. */
  leads(from: string, to: string): boolean
}

/**
 * Orders nodes and finds the connections that lead back. It uses a stack instead of recursion,
 * because chains may be long.
 */
export function orderOf({ nodes, targets }: Graph, starts: readonly string[]): Order {
  const position = new Map<string, number>()
  const forward = new Map<string, string[][]>()
  const circles = new Map<string, string>()
  const open = new Set<string>()
  const seen = new Set<string>()
  const finished: string[] = []
  const waiting = starts.toReversed().map((name) => ({ name, isDone: false }))
  // The last target is visited first. As the finished nodes are reversed, the first target then
  // comes first.
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
  // Goes from the last node to the first, so that the targets of each node are already known.
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

/** The nodes that run whichever output is taken. */
function commonOf(node: Node, outputs: readonly ReadonlySet<string>[]): Set<string> {
  const [first, ...others] = outputs
  if (!first || node.kind === 'filter' || outputs.length < 2) return new Set()
  // A switch may take an output without a connection, or none.
  if (node.kind === 'switch') return new Set()
  return new Set([...first].filter((name) => others.every((set) => set.has(name))))
}
