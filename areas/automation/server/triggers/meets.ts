import { areMet, type Conditions } from '../../flow/fields/conditions.ts'
import type { Tools } from '#server/tools.ts'

/**
 * Says if data meets the conditions of a trigger. A comparison that fails is not met, because a
 * reader's condition must not interrupt the work that reports the event.
 */
export function meets(tools: Pick<Tools, 'log'>, when: Conditions, facts: unknown): boolean {
  try {
    return areMet(when, { trigger: facts, steps: {} })
  } catch (error) {
    tools.log.debug({ err: error }, 'The conditions of a trigger could not be compared')
    return false
  }
}
