import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'

/** Alerts about new articles in topics. */
export const topicAlerts = defineContract('topics/alerts', {
  /** Lists the topics whose alerts are on. */
  listAlerts: read(z.object({}), z.array(Id)),
  setAlert: write(z.object({ topic: Id, isOn: z.boolean() }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'topics/alerts': typeof topicAlerts
  }
}
