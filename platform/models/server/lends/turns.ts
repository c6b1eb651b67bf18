// Turns of conversations with tools, for servers that carry out the calls themselves.
export type { ModelTool } from '../asking/tool-calls.ts'
export { streamModel } from '../asking/stream-model.ts'
export { mostOfTurn, takeTurn, turnMessages, type ToolTurn } from '../asking/tool-turn.ts'
