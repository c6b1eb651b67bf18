// Functions of figures that server code of other areas may call.
export { countCall } from './count-call.ts'
export { readFigures } from './read-figures.ts'
