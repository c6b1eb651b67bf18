// Of the toolbar, what waits for a press, or only some doors have: in one file, since every file apart costs the first load its name.
export { ListChoices } from './ListChoices.tsx'
export { explainFirstUse } from './first-use.ts'
export { SearchHelp } from './SearchHelp.tsx'
