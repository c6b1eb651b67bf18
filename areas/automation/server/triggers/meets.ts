import { areMet, type Conditions } from '../../flow/fields/conditions.ts'
import type { Tools } from '#server/tools.ts'

/**
 * Says if facts meet the conditions of a trigger. Comparisons that make no sense are not met: the work that reports the
 * facts must not fail over a reader's condition.
 */
export function meets(tools: Pick<Tools, 'log'>, when: Conditions, facts: unknown): boolean {
  try {
    return areMet(when, { trigger: facts, steps: {} })
  } catch (error) {
    tools.log.debug({ err: error }, 'The conditions of a trigger could not be compared')
    return false
  }
}
