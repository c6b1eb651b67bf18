import * as z from 'zod/mini'

/**
 * A message from a preview to the page around it. A stranger's app can send such messages too, so
 * they are shown as text and accepted only from the window of the frame.
 */
export const PreviewMessage = z.discriminatedUnion('kind', [
  z.object({
    synthwire: z.literal('preview'),
    kind: z.literal('log'),
    level: z.enum(['debug', 'log', 'info', 'warn', 'error']),
    text: z.string().check(z.maxLength(4000)),
  }),
  z.object({
    synthwire: z.literal('preview'),
    kind: z.literal('refused'),
    address: z.string().check(z.maxLength(4000)),
    directive: z.string().check(z.maxLength(100)),
  }),
  z.object({
    synthwire: z.literal('preview'),
    kind: z.literal('request'),
    address: z.string().check(z.maxLength(4000)),
    by: z.string().check(z.maxLength(100)),
    ms: z.number(),
    status: z.number(),
  }),
])
export type PreviewMessage = z.infer<typeof PreviewMessage>
