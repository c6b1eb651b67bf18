import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, line, Reference, RowId } from '#core/words.ts'

const OneTrigger = z.object({ id: Id })

export const deliveryStates = ['started', 'kept', 'held', 'refused'] as const

/** A delivery to a trigger, such as a call to its webhook. */
export const Delivery = z.object({
  position: RowId,
  /** The time at which the delivery last arrived. */
  at: Time,
  /** The number of times that the same delivery arrived. */
  times: Count,
  about: z.string(),
  /**
   * "kept": accepted, but no workflow was started. "held": looks like spam, and waits for the
   * reader's decision.
   */
  state: z.enum(deliveryStates),
  /** The reason why the delivery started no workflow; null if it started one. */
  reason: z.nullable(z.string()),
  /** The runs that the delivery started, as far as they are still stored. */
  runs: z.array(z.object({ id: Id, workflow: Reference })),
})
export type Delivery = z.infer<typeof Delivery>

/** Deliveries to triggers that something outside of the server fires. */
export const deliveries = defineContract('automation/deliveries', ['automation'], {
  /** Lists the newest deliveries of a trigger. */
  listDeliveries: read(OneTrigger, z.array(Delivery), ['not-found']),
  /** Starts the workflows for a delivery that was held. */
  releaseDelivery: write(z.extend(OneTrigger, { position: RowId }), Nothing, ['not-found']),
  /** Starts the workflows with an uploaded file. */
  dropFile: write(
    z.object({ id: Id, name: line(INPUT.nameCharacters), upload: Id }),
    z.object({ runs: Count }),
    ['not-found', 'conflict', 'invalid', 'unavailable'],
  ),
  /**
   * Makes a new secret for a webhook. Only this response contains the secret. The old secret stops
   * working.
   */
  renewSecret: write(OneTrigger, z.object({ secret: z.string() }), ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'automation/deliveries': typeof deliveries
  }
}
