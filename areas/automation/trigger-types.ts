import type { triggerTypes } from './choices.ts'
import type { TriggerDraft } from './flow/triggers.ts'

/** The type of a trigger that a list shows. */
export function triggerTypeOf(kind: TriggerDraft['kind']): (typeof triggerTypes)[number] {
  switch (kind) {
    case 'schedule':
    case 'webhook':
    case 'manual':
    case 'form':
    case 'file':
    case 'mail':
      return kind
    default:
      return 'event'
  }
}
