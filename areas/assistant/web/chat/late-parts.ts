// Parts of the chat for an assistant that answers: in one file, since they are needed together.
export { ChatHead } from './ChatHead.tsx'
export { Suggestions } from './Suggestions.tsx'
export { ThreadList } from './threads/ThreadList.tsx'
export { Turns } from './Turns.tsx'
export { PendingTurn } from './TurnView.tsx'
