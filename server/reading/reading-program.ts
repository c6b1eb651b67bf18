import type { Program } from '../children/program.ts'

/** Half of what is new in memory; left alone, V8 takes 16 MB for it. Few documents need more. */
const SEMI_SPACE_MB = 4

export const readingProgram: Program = {
  name: 'reading-process',
  source: new URL('./program.ts', import.meta.url),
  nodeOptions: [`--max-semi-space-size=${SEMI_SPACE_MB}`],
}
