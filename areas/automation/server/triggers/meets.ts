import { areMet, type Conditions } from '../../flow/fields/conditions.ts'
import type { Tools } from '#server/tools.ts'

/**
 * Says if facts meet the conditions of a trigger. What cannot be compared is not met: the work that tells of the facts
 * must not fail over the condition of a reader.
 */
export function meets(tools: Pick<Tools, 'log'>, when: Conditions, facts: unknown): boolean {
  try {
    return areMet(when, { trigger: facts, steps: {} })
  } catch (error) {
    tools.log.debug({ err: error }, 'The conditions of a trigger could not be compared')
    return false
  }
}
