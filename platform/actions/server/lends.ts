// Functions of actions that server code of other areas may call.
export { actionOf, actionParts, happeningParts } from './declared.ts'
export { followers, type Follower, type Happened } from './happenings/followers.ts'
export { forgetKnown, noteKnown } from './happenings/known-things.ts'
export { happened, listenersTo, type Listening } from './happenings/tell.ts'
export { findMaker, makers, readMakers, type Makers, type MakersDesk } from './made/makers.ts'
export { seeMade } from './made/see-made.ts'
export { forgetMade, listMade } from './made/made-things.ts'
export { undoMade } from './made/undo-made.ts'
