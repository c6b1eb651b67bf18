import * as z from 'zod/mini'
import { defineContract, Nothing, write } from '#core/contract.ts'

/**
 * The choice to show unread articles alone, on every device of the reader. `portal.getPortal` includes it, with its
 * time.
 */
export const unreadLists = defineContract('unread-lists', {
  saveUnreadOnly: write(z.object({ isOn: z.boolean() }), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'unread-lists': typeof unreadLists
  }
}
