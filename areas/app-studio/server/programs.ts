import { buildProgram } from './build/build-program.ts'
import { shellProgram } from './shell/shell-program.ts'

export const programs = [buildProgram, shellProgram]
