import * as z from 'zod/mini'

/** A sentence as it was shown. Archives check it, and load nothing else for that. */
export const SeenSentence = z.object({ entry: z.int(), text: z.string() })
