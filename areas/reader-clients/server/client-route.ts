import { READER_CLIENTS } from '../limits.ts'
import type { OpenRoute } from '#server/web/routes/route.ts'

/**
 * The common part of all routes for feed readers, which send the reader's token each in their own
 * way.
 */
export const clientRoute = {
  who: 'key',
  methods: ['GET', 'POST'],
  body: { as: 'bytes', mostBytes: READER_CLIENTS.bodyBytes },
} satisfies Partial<OpenRoute>
