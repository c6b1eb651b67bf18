import type { Program } from '../children/program.ts'

export const listenerProgram: Program = {
  name: 'second-listener',
  source: new URL('./thread.ts', import.meta.url),
}
