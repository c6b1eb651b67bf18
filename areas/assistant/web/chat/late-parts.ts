// Parts of the chat that only an assistant has that answers: in one file, as they come together.
export { ChatHead } from './ChatHead.tsx'
export { Suggestions } from './Suggestions.tsx'
export { ThreadList } from './threads/ThreadList.tsx'
export { Turns } from './Turns.tsx'
export { PendingTurn } from './TurnView.tsx'
