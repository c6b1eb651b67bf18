import type { triggerTypes } from './choices.ts'
import type { TriggerDraft } from './flow/triggers.ts'

/** The type that the list shows for a trigger. */
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
