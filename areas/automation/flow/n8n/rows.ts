import { FLOW } from '../../limits.ts'
import type { Comparison } from '../fields/comparing.ts'
import { isAlone, type Condition, type Conditions } from '../fields/conditions.ts'
import { translate, type Here } from './expressions.ts'
import { asList, asObject, asString, at, type Node } from './read-nodes.ts'

/** The comparisons of old and new n8n versions, by name in lower case. */
const comparisons: Record<string, Comparison> = {
  equals: 'equals',
  equal: 'equals',
  notequals: 'not-equals',
  notequal: 'not-equals',
  contains: 'contains',
  notcontains: 'not-contains',
  startswith: 'starts-with',
  endswith: 'ends-with',
  gt: 'more-than',
  larger: 'more-than',
  lt: 'less-than',
  smaller: 'less-than',
  gte: 'at-least',
  largerequal: 'at-least',
  lte: 'at-most',
  smallerequal: 'at-most',
  after: 'after',
  before: 'before',
  empty: 'is-empty',
  isempty: 'is-empty',
  notempty: 'is-not-empty',
  isnotempty: 'is-not-empty',
  exists: 'is-not-empty',
  notexists: 'is-empty',
  true: 'is-true',
  false: 'is-false',
}

/** Reads the conditions of an "if" or "filter" node, or of one rule of a newer "switch". */
export function readConditions(settings: unknown, here: Here): Conditions {
  const conditions = at(settings, 'conditions')
  const rows = asList(at(conditions, 'conditions'))
  const isAny = [at(conditions, 'combinator'), at(settings, 'combineOperation')].some(
    (how) => how === 'or' || how === 'any',
  )
  const found =
    rows.length > 0
      ? rows.map((row) => {
          const operation = asString(at(row, 'operator', 'operation'))
          return condition(at(row, 'leftValue'), operation, at(row, 'rightValue'), here)
        })
      : Object.values(asObject(conditions)).flatMap((some) =>
          asList(some).map((row) =>
            condition(
              at(row, 'value1'),
              asString(at(row, 'operation')) || 'equal',
              at(row, 'value2'),
              here,
            ),
          ),
        )
  if (found.length === 0) here.mark('Its conditions could not be read.')
  return { match: isAny ? 'any' : 'all', rows: found.slice(0, FLOW.conditions) }
}

function condition(left: unknown, operation: string, right: unknown, here: Here): Condition {
  const is = comparisons[operation.toLowerCase()]
  if (!is) here.mark(`The comparison "${operation.slice(0, 50)}" is not supported.`)
  const translated = translate(left, here)
  const field = typeof translated === 'string' ? translated : JSON.stringify(translated)
  if (!is || isAlone(is)) return { field, is: is ?? 'is-not-empty' }
  return { field, is, value: translate(right ?? '', here) }
}

/**
 * Reads the conditions for each output of a switch. `fallback` is the output for everything else.
 */
export function readSwitch(
  node: Node,
  here: Here,
): { cases: { when: Conditions; output: number }[]; fallback: number | null } {
  const { settings } = node
  const newer = asList(at(settings, 'rules', 'values'))
  const older = asList(at(settings, 'rules', 'rules'))
  const cases =
    newer.length > 0
      ? newer.map((rule, output) => ({ when: readConditions(rule, here), output }))
      : older.map((rule, index) => ({
          when: {
            match: 'all' as const,
            rows: [
              condition(
                at(settings, 'value1'),
                asString(at(rule, 'operation')) || 'equal',
                at(rule, 'value2'),
                here,
              ),
            ],
          },
          output: node.version >= 2 ? index : Number(at(rule, 'output') ?? 0),
        }))
  if (cases.length === 0) here.mark('Its rules could not be read.')
  const extra = at(settings, 'fallbackOutput') ?? at(settings, 'options', 'fallbackOutput')
  const fallback =
    extra === 'extra' ? cases.length : typeof extra === 'number' && extra >= 0 ? extra : null
  if (cases.length > FLOW.cases) here.mark(`Only ${FLOW.cases} cases were imported.`)
  return { cases: cases.slice(0, FLOW.cases), fallback }
}
