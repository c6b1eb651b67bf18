import { FLOW } from '../../limits.ts'
import { writePath, type Path } from '../fields/paths.ts'
import type { Flow, Step } from '../flow.ts'
import { bodies, inResult, type Body } from './bodies.ts'
import { readConditions, readSwitch } from './rows.ts'
import { translateText, type Here } from './expressions.ts'
import { isFork, isGathering, isLoop, isSplit, loopOutputs, orderOf } from './order.ts'
import { asString, at, oneLine, type Graph, type Node } from './read-nodes.ts'
import { schemaOf } from './schemas.ts'
import { reasonFor } from './reasons.ts'
import { isStart } from './starts.ts'

/** Nodes that the reader has to look at, with the reasons, and nodes that were left out. */
export interface Findings {
  marks: Map<string, string[]>
  lost: Set<string>
}

const MOST_ROUNDS = 100
/** Cases nested deeper than this are left out, so that the flow stays within its depth limit. */
const DEEPEST = FLOW.depth - 1

/** Builds a tree of steps from the nodes that follow these starts. */
export function buildFlow(
  graph: Graph,
  starts: readonly string[],
  { marks, lost }: Findings,
): Flow {
  const order = orderOf(graph, starts)
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  // Some steps are reserved for open forks, because each fork adds a step of its own even after the
  // rest is used up.
  let room = FLOW.steps - 2 * FLOW.depth
  let isCut = false
  /** Nodes whose results the next step can refer to; nodes of other cases are not among them. */
  const placed: string[] = [...starts]

  const sources = new Map<string, { node: string; output: number }[]>()
  for (const [node, outputs] of order.forward)
    for (const [output, some] of outputs.entries())
      for (const target of some)
        sources.set(target, [...(sources.get(target) ?? []), { node, output }])

  const steps = listOf(
    starts.flatMap((name) => (order.forward.get(name) ?? []).flat()),
    new Set(),
    0,
  )
  const [first] = steps
  if (isCut && first)
    first.marks = [
      'There was no room for all steps. Split the workflow in n8n.',
      ...(first.marks ?? []),
    ]
  return { steps }

  /** Builds the steps for these targets, without nodes that belong to an outer list. */
  function listOf(targets: readonly string[], outside: ReadonlySet<string>, depth: number): Step[] {
    const own = new Set(targets.flatMap((target) => [...order.certain(target)]))
    const names = [...own]
      .filter((name) => !outside.has(name))
      .toSorted((a, b) => order.position.get(a)! - order.position.get(b)!)
    const outer = placed.length
    const steps = stepsOf(names, new Set([...outside, ...own]), depth)
    placed.length = outer
    return steps
  }

  function stepsOf(names: readonly string[], outside: ReadonlySet<string>, depth: number): Step[] {
    const steps: Step[] = []
    for (const [index, name] of names.entries()) {
      if (room <= 0) {
        isCut = true
        marks.set(name, ['There was no room for this step.'])
        lost.add(name)
        break
      }
      const node = graph.nodes.get(name)!
      if (isStart(node)) continue
      placed.push(name)
      if (isSplit(node) && depth < DEEPEST) {
        const { inner, rest } = behindSplit(name, names.slice(index + 1))
        const each = loop(node, listField(node), (id) => [id, stepsOf(inner, outside, depth + 1)])
        return [...steps, ...each, ...stepsOf(rest, outside, depth)]
      }
      steps.push(...stepOf(node, outside, depth), ...circleAt(node))
    }
    return steps
  }

  /** Builds the steps after a split that run for each item of its list. */
  function behindSplit(name: string, later: readonly string[]) {
    const gatherings = later.filter(
      (one) => order.leads(name, one) && isGathering(graph.nodes.get(one)!),
    )
    const inner = later.filter(
      (one) =>
        order.leads(name, one) && !gatherings.some((end) => end === one || order.leads(end, one)),
    )
    return { inner, rest: later.filter((one) => !inner.includes(one)) }
  }

  function stepOf(node: Node, outside: ReadonlySet<string>, depth: number): Step[] {
    if (/^(noOp|stickyNote|limit)$/.test(node.kind)) return []
    const outputs = order.forward.get(node.name) ?? []
    if (isFork(node) || isLoop(node)) {
      if (depth >= DEEPEST)
        return finished(node, missing(node), [
          'Steps are nested too deep here. What follows was left out.',
        ])
      if (isLoop(node)) {
        const { body } = loopOutputs(node)
        const over = writeField(before(node.name, []))
        return loop(node, over, (id) => [id, listOf(outputs[body] ?? [], outside, depth + 1)])
      }
      return fork(node, (output) => listOf(outputs[output] ?? [], outside, depth + 1))
    }
    const said: string[] = []
    const here = hereOf(node.name, said)
    const body = bodies[node.kind]?.(node, here) ?? null
    if (!body) return finished(node, missing(node), [reasonFor(node.kind)])
    if (body.do === 'model') {
      const parser = (graph.parts.get(node.name) ?? []).find(
        ({ node: part }) => graph.nodes.get(part)!.kind === 'outputParserStructured',
      )
      const schema = parser && schemaOf(graph.nodes.get(parser.node)!, here)
      if (schema !== undefined) body.schema = schema
    }
    if (body.do === 'merge')
      body.from = (sources.get(node.name) ?? [])
        .map((source) => writeField(resultOf(source, [])))
        .slice(0, FLOW.cases)
    return finished(node, body, said)
  }

  function fork(node: Node, steps: (output: number) => Step[]): Step[] {
    const said: string[] = []
    const here = hereOf(node.name, said)
    const { cases, fallback } =
      node.kind === 'switch'
        ? readSwitch(node, here)
        : {
            cases: [{ when: readConditions(node.settings, here), output: 0 }],
            fallback: node.kind === 'if' ? 1 : null,
          }
    const id = idOf(node)
    if (cases.length === 0) return finished(node, missing(node), said, id)
    const body: Body = {
      do: 'if',
      cases: cases.map(({ when, output }) => ({ when, steps: steps(output) })),
      else: fallback === null ? [] : steps(fallback),
    }
    return finished(node, body, said, id)
  }

  function loop(node: Node, over: string, inside: (id: string) => [string, Step[]]): Step[] {
    const [id, steps] = inside(idOf(node))
    return finished(
      node,
      { do: 'each', over, most: MOST_ROUNDS, steps },
      over === '' ? ['Choose the list to go through.'] : [],
      id,
    )
  }

  function listField(node: Node): string {
    const field = asString(at(node.settings, 'fieldToSplitOut'))
    if (field.startsWith('=')) return translateText(field, hereOf(node.name, []))
    return writeField(before(node.name, field.split(',')[0]!.trim().split('.').filter(Boolean)))
  }

  function finished(node: Node, body: Body, said: string[], id = idOf(node)): Step[] {
    room--
    if (body.do === 'missing') lost.add(node.name)
    const parts = (graph.parts.get(node.name) ?? []).flatMap(({ node: part, input }) =>
      partProblem(part, input),
    )
    const failure = node.hasFailureOutput ? ['Its output for failures is not imported.'] : []
    const all = [...new Set([...said, ...parts, ...failure])]
      .map((text) => text.replaceAll('\0', '').toWellFormed().slice(0, 900).toWellFormed())
      .slice(0, 50)
    if (all.length > 0) marks.set(node.name, all)
    const step = {
      id,
      name: oneLine(node.name) || 'Step',
      ...(node.isOff && { isOff: true as const }),
      ...(node.goesOnAfterFailure && { onFailure: 'continue' as const }),
      ...(node.retries > 0 && { retries: node.retries }),
      ...(all.length > 0 && { marks: all }),
      ...body,
    }
    return [step as Step]
  }

  function partProblem(part: string, input: string): string[] {
    const { kind } = graph.nodes.get(part)!
    if (input === 'ai_languageModel' || kind === 'outputParserStructured') return []
    lost.add(part)
    if (marks.has(part)) return [`${part.slice(0, 100)}: ${reasonFor(kind)}`]
    marks.set(part, [reasonFor(kind)])
    const inner = (graph.parts.get(part) ?? []).flatMap((one) => partProblem(one.node, one.input))
    return [`${part.slice(0, 100)}: ${reasonFor(kind)}`, ...inner]
  }

  function circleAt(node: Node): Step[] {
    const target = order.circles.get(node.name)
    if (target === undefined || room <= 0) return []
    room--
    const reason = `n8n goes back to "${target.slice(0, 100)}" here. Circles are not supported: use an "each".`
    marks.set(node.name, [...(marks.get(node.name) ?? []), reason])
    return [
      {
        id: newId('circle'),
        name: 'Go back',
        do: 'missing',
        was: 'a line that leads back',
        marks: [reason],
      },
    ]
  }

  function hereOf(name: string, said: string[]): Here {
    return {
      before(rest) {
        const either = (sources.get(name) ?? []).filter(({ node }) => !placed.includes(node))
        if (either.length > 1 && either.length === sources.get(name)?.length)
          said.push(
            `Its data may come from "${either[0]!.node.slice(0, 100)}" or "${either[1]!.node.slice(0, 100)}". Put a merge before it.`,
          )
        return before(name, rest)
      },
      ofNode: (other, rest) => (graph.nodes.has(other) ? ofNode(other, rest) : null),
      mark: (text) => said.push(text),
    }
  }

  /** The path of a node's input: the result of its last placed source, or else of its first one. */
  function before(name: string, rest: Path): Path | null {
    const all = sources.get(name) ?? []
    const source = all.findLast(({ node }) => placed.includes(node)) ?? all[0]
    return source ? resultOf(source, rest) : null
  }

  /**
   * The path of a node's result. If a node only passes its input on, that is the path of its input.
   */
  function resultOf(
    { node: name, output }: { node: string; output: number },
    rest: Path,
  ): Path | null {
    const node = graph.nodes.get(name)!
    if (isLoop(node))
      return output === loopOutputs(node).body
        ? ['item', ...rest]
        : ['steps', idOf(node), 'results', ...rest]
    if (isSplit(node)) return ['item', ...rest]
    if (isFork(node) || /^(noOp|limit|wait|respondToWebhook|stopAndError)$/.test(node.kind))
      return before(name, rest)
    return ofNode(name, rest)
  }

  function ofNode(name: string, rest: Path): Path | null {
    const node = graph.nodes.get(name)!
    if (node.kind === 'formTrigger') return ['trigger', 'fields', ...rest]
    if (node.kind === 'executeWorkflowTrigger') return ['trigger', 'input', ...rest]
    if (isStart(node)) return ['trigger', ...rest]
    if (isLoop(node) || isSplit(node)) return ['item', ...rest]
    if (isFork(node) || /^(noOp|limit|wait|respondToWebhook)$/.test(node.kind))
      return before(name, rest)
    return ['steps', ids.get(name) ?? reserve(name), ...inResult(node.kind, rest)]
  }

  /**
   * The id for a step of a node. A node that is copied into several cases gets a new id in each.
   */
  function idOf(node: Node): string {
    const reserved = ids.get(node.name)
    if (reserved !== undefined && !taken.has(reserved)) {
      taken.add(reserved)
      return reserved
    }
    const id = newId(reserved ?? slug(node.name))
    // Later nodes of this case refer to this copy.
    ids.set(node.name, id)
    return id
  }

  function reserve(name: string): string {
    const id = newId(slug(name))
    taken.delete(id)
    ids.set(name, id)
    return id
  }

  function newId(wanted: string): string {
    const reserved = new Set(ids.values())
    let id = wanted
    for (let number = 2; taken.has(id) || reserved.has(id); number++)
      id = `${wanted.slice(0, 50)}-${number}`
    taken.add(id)
    return id
  }
}

const writeField = (path: Path | null) => (path ? `{{${writePath(path)}}}` : '')

function missing(node: Node): Body {
  const settings = JSON.stringify(node.settings).replaceAll('\0', '').slice(0, 5000).toWellFormed()
  return { do: 'missing', was: oneLine(node.kind) || 'node', settings }
}

const SLUG_CHARACTERS = 50

/** Turns a name into an id: "Send the mail!" becomes "send-the-mail". */
function slug(name: string): string {
  const words = name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]/)
  const first = words.findIndex((word) => /^[a-z]/.test(word))
  if (first < 0) return 'step'
  const kept: string[] = []
  let length = 0
  for (const word of words.slice(first).filter((one) => one !== '')) {
    if (length + word.length > SLUG_CHARACTERS) break
    kept.push(word)
    length += word.length + 1
  }
  return kept.join('-') || words[first]!.slice(0, SLUG_CHARACTERS)
}
