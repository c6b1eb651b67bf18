import { buildProgram } from './build/build-program.ts'
import { shellProgram } from './shell/shell-program.ts'
import { typesProgram } from './types/types-program.ts'

export const programs = [buildProgram, shellProgram, typesProgram]
