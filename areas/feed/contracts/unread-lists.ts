import * as z from 'zod/mini'
import { defineContract, Nothing, write } from '#core/contract.ts'

/** Whether lists show only unread articles, on every device of the reader. `portal.getPortal` tells it, as of when. */
export const unreadLists = defineContract('unread-lists', {
  saveUnreadOnly: write(z.object({ isOn: z.boolean() }), Nothing),
})
