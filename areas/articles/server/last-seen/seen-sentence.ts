import * as z from 'zod/mini'

/**
 * A sentence as it was shown. The schema has its own file, so that archives can check it without
 * loading anything else.
 */
export const SeenSentence = z.object({ entry: z.int(), text: z.string() })
