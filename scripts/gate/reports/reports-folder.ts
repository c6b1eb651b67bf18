import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Small inputs for reported faults of parsers, each with the right result; outside of the checkout.
 */
export const REPORTS = fileURLToPath(
  new URL('../../../../shared/corpora/reports/', import.meta.url),
)

/** Tests that read them are skipped, with a message, where the folder is absent. */
export const areReportsHere = existsSync(REPORTS)
if (!areReportsHere)
  process.stderr.write('Skipped: the public bug reports are not beside the checkout\n')
