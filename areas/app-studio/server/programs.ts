import { buildProgram } from './build/build-program.ts'

export const programs = [buildProgram]
