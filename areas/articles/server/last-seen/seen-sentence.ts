import * as z from 'zod/mini'

/**
 * A sentence as it was shown. It has a file of its own, so that archives can check it without loading anything else.
 */
export const SeenSentence = z.object({ entry: z.int(), text: z.string() })
