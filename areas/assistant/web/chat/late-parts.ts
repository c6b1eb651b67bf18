// Parts of the chat that are loaded together, in one file, because an answering assistant needs all
// of them.
export { ChatHead } from './ChatHead.tsx'
export { Suggestions } from './Suggestions.tsx'
export { ThreadList } from './threads/ThreadList.tsx'
export { Turns } from './Turns.tsx'
export { PendingTurn } from './TurnView.tsx'
