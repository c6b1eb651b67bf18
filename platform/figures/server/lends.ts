// Functions of figures that other servers may call.
export { countCall } from './count-call.ts'
export { readFigures } from './read-figures.ts'
