import type { Program } from '../children/program.ts'

/**
 * The size of V8's space for new objects, which takes 16 MB by default. Few documents need more
 * than this.
 */
const SEMI_SPACE_MB = 4

export const readingProgram: Program = {
  name: 'reading-process',
  source: new URL('./program.ts', import.meta.url),
  nodeOptions: [`--max-semi-space-size=${SEMI_SPACE_MB}`],
}
