import { Problem } from '#core/problem.ts'
import { readJsonFile, WorkflowDraft } from '../files/workflow-file.ts'
import { placedSteps } from '../shape.ts'
import { buildFlow, type Findings } from './build-flow.ts'
import { asString, at, readGraph, type Graph } from './read-nodes.ts'
import { reasonFor } from './reasons.ts'
import { isStart, triggersOf } from './starts.ts'

export interface Imported {
  /**
   * One workflow for each group of triggers that start the same steps. A workflow with remarks
   * cannot be switched on.
   */
  workflows: WorkflowDraft[]
  report: {
    nodes: number
    /** The number of notes on the canvas. */
    notes: number
    carried: number
    /** Nodes that the reader has to look at, with the reasons. Lost nodes have no step. */
    marked: { node: string; kind: string; isLost: boolean; reasons: string[] }[]
    /** Remarks about the whole import, in words. */
    remarks: string[]
  }
}

const MOST_WORKFLOWS = 20

/**
 * Converts an n8n workflow to Synthwire workflows. Parts that cannot be converted are reported and
 * marked in the flow.
 */
export function importN8n(content: string): Imported {
  const json = readJsonFile(content)
  const graph = readGraph(json)
  const zone = asString(at(json, 'settings', 'timezone'))
  const findings: Findings = { marks: new Map(), lost: new Set() }
  const { marks } = findings
  const used = new Set<string>()
  const groups = startGroups(graph)
  const workflows = groups.slice(0, MOST_WORKFLOWS).map((starts, index) => {
    const flow = buildFlow(graph, starts, findings)
    const triggers = starts.flatMap((name) => {
      used.add(name)
      const node = graph.nodes.get(name)!
      if (!isStart(node)) return [{ kind: 'manual' as const }]
      const found = triggersOf(node, zone)
      if (found?.marks.length) marks.set(name, found.marks)
      if (!found) {
        marks.set(name, [reasonFor(node.kind)])
        findings.lost.add(name)
      }
      return found?.triggers ?? []
    })
    for (const name of reachable(graph, starts)) used.add(name)
    const said = starts.flatMap((name) =>
      (marks.get(name) ?? []).map((text) => `${name}: ${text}`.slice(0, 900).toWellFormed()),
    )
    const [first] = flow.steps
    if (first && said.length > 0) first.marks = [...said, ...(first.marks ?? [])].slice(0, 50)
    return {
      name:
        groups.length === 1
          ? graph.name
          : `${graph.name.slice(0, 190).toWellFormed()} (${index + 1})`,
      description: '',
      triggers: triggers.slice(0, 20),
      flow,
    }
  })
  return {
    workflows: workflows.map(kept),
    report: reportOf(graph, groups, findings, used, workflows),
  }
}

/** Checks an imported workflow against the schema, like typed input. */
function kept(workflow: WorkflowDraft): WorkflowDraft {
  const read = WorkflowDraft.safeParse(workflow)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Problem('invalid', `This workflow cannot be imported: ${issue?.message ?? ''}`)
}

/**
 * Groups triggers with the same targets, which start one workflow. Others need their own, since n8n
 * runs only the nodes after the trigger that fired.
 */
function startGroups({ nodes, targets }: Graph): string[][] {
  const groups = new Map<string, string[]>()
  for (const [name, node] of nodes) {
    if (!isStart(node)) continue
    const key = JSON.stringify(targets.get(name) ?? [])
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  if (groups.size > 0) return [...groups.values()]
  const targeted = new Set([...targets.values()].flat(2))
  const first = [...nodes.keys()].filter((name) => !targeted.has(name) && targets.has(name))
  return first.length > 0 ? [first] : []
}

function reachable({ targets, parts }: Graph, starts: readonly string[]): Set<string> {
  const found = new Set(starts)
  for (const name of found) {
    for (const target of (targets.get(name) ?? []).flat()) found.add(target)
    for (const { node } of parts.get(name) ?? []) found.add(node)
  }
  return found
}

function reportOf(
  { nodes }: Graph,
  groups: readonly string[][],
  { marks, lost }: Findings,
  used: ReadonlySet<string>,
  workflows: readonly WorkflowDraft[],
): Imported['report'] {
  const all = [...nodes.values()]
  const notes = all.filter(({ kind }) => kind === 'stickyNote')
  for (const { name, kind } of all) {
    if (used.has(name) || kind === 'stickyNote') continue
    marks.set(name, ['It is not connected to a trigger, and was left out.'])
    lost.add(name)
  }
  const marked = all.flatMap(({ name, kind }) => {
    const reasons = marks.get(name)
    return reasons && kind !== 'stickyNote'
      ? [{ node: name, kind, isLost: lost.has(name), reasons }]
      : []
  })
  const steps = workflows.flatMap(({ flow }) => placedSteps(flow))
  return {
    nodes: all.length,
    notes: notes.length,
    carried: all.length - notes.length - marked.length,
    marked,
    remarks: [
      'n8n runs a node for every item. Here a step runs once, unless it is inside an "each".',
      ...(all.some(({ kind }) => kind === 'webhook')
        ? [
            'Webhooks get a new address and a secret. Enter both at the sender, which has to use POST.',
          ]
        : []),
      ...(groups.length > 1
        ? [
            `Its triggers start different steps, so it became ${Math.min(groups.length, MOST_WORKFLOWS)} workflows.`,
          ]
        : []),
      ...(groups.length > MOST_WORKFLOWS
        ? [`${groups.length - MOST_WORKFLOWS} triggers were left out.`]
        : []),
      ...(groups.length === 0 ? ['Nothing starts it, so there is no workflow to import.'] : []),
      ...(steps.length > all.length
        ? ['Steps that several cases share were copied into each of them.']
        : []),
    ],
  }
}
