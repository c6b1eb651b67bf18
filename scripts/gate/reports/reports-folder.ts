import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A folder outside the checkout with small inputs for reported faults of parsers, each with the
 * right result.
 */
export const REPORTS = fileURLToPath(
  new URL('../../../../shared/corpora/reports/', import.meta.url),
)

/** False if the folder is missing; the tests that need it are then skipped with a message. */
export const areReportsHere = existsSync(REPORTS)
if (!areReportsHere)
  process.stderr.write('Skipped: the public bug reports are not beside the checkout\n')
