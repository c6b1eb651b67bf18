// Turns of conversations with tools, for server code that carries out the calls itself.
export type { ModelTool } from '../asking/tool-calls.ts'
export { streamModel } from '../asking/stream-model.ts'
export { mostOfTurn, takeTurn, turnMessages, type ToolTurn } from '../asking/tool-turn.ts'
