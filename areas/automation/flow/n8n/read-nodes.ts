import { FLOW } from '../../limits.ts'
import { Problem } from '#core/problem.ts'

/** A node of an n8n file; its settings may have any form. */
export interface Node {
  name: string
  /** The kind without its package name: "httpRequest". */
  kind: string
  version: number
  settings: Settings
  isOff: boolean
  goesOnAfterFailure: boolean
  /** True if the second output of the node is for failures. */
  hasFailureOutput: boolean
  retries: number
}
export type Settings = Record<string, unknown>

export interface Graph {
  name: string
  nodes: ReadonlyMap<string, Node>
  /** The targets of each node, by its outputs. */
  targets: ReadonlyMap<string, string[][]>
  /**
   * Models, tools and the like that are attached to a node, each with the input that it is attached
   * to: "ai_tool".
   */
  parts: ReadonlyMap<string, { node: string; input: string }[]>
}

/** Reads nodes and connections, and skips everything that has an unknown form. */
export function readGraph(json: unknown): Graph {
  const file = Array.isArray(json) ? { nodes: json } : asObject(json)
  const list = Array.isArray(file['nodes']) ? file['nodes'] : null
  if (!list) throw new Problem('invalid', 'This is not a workflow of n8n: it has no nodes.')
  if (list.length > FLOW.importedNodes)
    throw new Problem(
      'invalid',
      `This workflow has ${list.length} nodes. At most ${FLOW.importedNodes} can be imported.`,
    )
  const nodes = new Map(
    list.flatMap((one: unknown): [string, Node][] => {
      const node = asObject(one)
      const [name, type] = [asString(node['name']), asString(node['type'])]
      return name !== '' && type !== '' ? [[name, readNode(name, type, node)]] : []
    }),
  )
  const targets = new Map<string, string[][]>()
  const parts = new Map<string, { node: string; input: string }[]>()
  for (const [from, outputs] of Object.entries(asObject(file['connections']))) {
    if (!nodes.has(from)) continue
    for (const [type, lists] of Object.entries(asObject(outputs))) {
      const to = asList(lists).map((some) =>
        asList(some)
          .map((one) => asString(asObject(one)['node']))
          .filter((name) => nodes.has(name)),
      )
      if (type === 'main')
        targets.set(from, nodes.get(from)!.hasFailureOutput ? to.slice(0, 1) : to)
      else
        for (const parent of to.flat())
          parts.set(parent, [...(parts.get(parent) ?? []), { node: from, input: type }])
    }
  }
  return { name: oneLine(asString(file['name'])) || 'Imported workflow', nodes, targets, parts }
}

function readNode(name: string, type: string, node: Settings): Node {
  return {
    name,
    kind: type.slice(type.lastIndexOf('.') + 1),
    version: typeof node['typeVersion'] === 'number' ? node['typeVersion'] : 1,
    settings: asObject(node['parameters']),
    isOff: node['disabled'] === true,
    goesOnAfterFailure:
      node['continueOnFail'] === true || asString(node['onError']).startsWith('continue'),
    hasFailureOutput: node['onError'] === 'continueErrorOutput',
    retries:
      node['retryOnFail'] === true ? Math.min(3, Math.max(1, Number(node['maxTries']) || 3)) : 0,
  }
}

export const asObject = (value: unknown): Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {}
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const asString = (value: unknown): string => (typeof value === 'string' ? value : '')
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed()
    .trim()

/** Reads a nested value: `at(settings, 'options', 'systemMessage')`. */
export function at(settings: unknown, ...path: string[]): unknown {
  let value = settings
  for (const name of path)
    value = Object.hasOwn(asObject(value), name) ? asObject(value)[name] : undefined
  return value
}
