import { READER_CLIENTS } from '../limits.ts'
import type { OpenRoute } from '#server/web/routes/route.ts'

/** Settings of all routes for feed readers, which send the reader's token in different ways. */
export const clientRoute = {
  who: 'key',
  methods: ['GET', 'POST'],
  body: { as: 'bytes', mostBytes: READER_CLIENTS.bodyBytes },
} satisfies Partial<OpenRoute>
